import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  component: SegmentedControl,
  args: {
    label: 'IP version',
    selected: '4',
    onSelect: fn(),
    items: [
      { id: 'all', name: 'All' },
      { id: '4', name: 'IPv4' },
      { id: '6', name: 'IPv6' },
    ],
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Chooses: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'IPv6' }));
    await expect(args.onSelect).toHaveBeenCalledWith('6');
  },
};
