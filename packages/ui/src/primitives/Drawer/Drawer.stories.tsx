import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { drawerSides } from './Drawer.variants.ts';
import { Drawer } from './Drawer.tsx';

const meta = {
  component: Drawer,
  args: { isOpen: false, onOpenChange: fn(), title: 'Sections', children: <Link href="#overview">Overview</Link> },
  argTypes: { side: { control: 'inline-radio', options: drawerSides } },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args) => {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Menu</Button>
        <Drawer {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </>
    );
  },
};

export const Open: Story = { args: { isOpen: true } };

export const FromTheEnd: Story = { args: { isOpen: true, side: 'end' } };
