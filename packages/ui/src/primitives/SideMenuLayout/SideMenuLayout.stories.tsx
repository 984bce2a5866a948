import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Card } from '../Card/Card.tsx';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { SideMenuLayout } from './SideMenuLayout.tsx';

const meta = {
  component: SideMenuLayout,
  args: {
    menuLabel: 'Sections',
    menu: (
      <Stack as="nav" gap={8} aria-label="Sections">
        <Link href="#overview">Overview</Link>
        <Link href="#graph">Graph</Link>
      </Stack>
    ),
    children: <Card title="Overview">What the menu chose</Card>,
  },
} satisfies Meta<typeof SideMenuLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Foldable: Story = {
  render: (args) => {
    const [isCollapsed, setCollapsed] = useState(false);
    return <SideMenuLayout {...args} isCollapsed={isCollapsed} onCollapsedChange={setCollapsed} />;
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
