import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  component: Tooltip,
  args: { content: '1,204,113 addresses', children: <Button>1.2M</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const OnFocus: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('1,204,113 addresses');
  },
};

export const OnText: Story = {
  args: {
    focusable: true,
    children: (
      <span role="note">
        <Badge>1.2M</Badge>
      </span>
    ),
  },
};
