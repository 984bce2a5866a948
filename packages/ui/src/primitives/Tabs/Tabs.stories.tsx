import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Tabs } from './Tabs.tsx';

const meta = {
  component: Tabs,
  args: {
    label: 'Address records',
    onSelect: fn(),
    items: [
      { id: 'ip', name: 'IP Info', count: 4, content: 'Four addresses' },
      { id: 'ns', name: 'NS Servers', count: 2, content: 'Two servers' },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('ns');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Two servers');
  },
};

export const Disabled: Story = {
  args: {
    items: [
      { id: 'ip', name: 'IP Info', content: 'Four addresses' },
      { id: 'ns', name: 'NS Servers', isDisabled: true },
    ],
  },
};
