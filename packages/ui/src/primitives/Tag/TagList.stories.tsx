import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TagList } from './TagList.tsx';

const meta = {
  component: TagList,
  args: {
    label: 'Targets',
    items: [
      { id: 64512, name: 'AS64512' },
      { id: 64513, name: 'AS64513 Alder Net' },
    ],
  },
} satisfies Meta<typeof TagList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Removable: Story = {
  args: { onRemove: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Delete}');
    await expect(args.onRemove).toHaveBeenCalledWith(64513);
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
  },
};

export const Empty: Story = { args: { items: [], empty: 'No targets' } };

export const Many: Story = {
  args: { items: Array.from({ length: 40 }, (_, at) => ({ id: at, name: `AS${64_512 + at}` })) },
};
