import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ActiveOnlyFilter } from './ActiveOnlyFilter.tsx';

const meta = {
  component: ActiveOnlyFilter,
  args: { isSelected: false, isPro: true, onChange: fn() },
} satisfies Meta<typeof ActiveOnlyFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Active only' }));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
export const On: Story = { args: { isSelected: true } };
export const Locked: Story = { args: { isPro: false } };
