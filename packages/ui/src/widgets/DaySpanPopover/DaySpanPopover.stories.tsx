import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { anyDay } from '../../facts/daySpan.ts';
import { DaySpanPopover } from './DaySpanPopover.tsx';

const meta = {
  component: DaySpanPopover,
  args: { value: { from: '2026-11-01', until: '2026-11-07' }, onChange: fn() },
} satisfies Meta<typeof DaySpanPopover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Narrowed: Story = {};
export const Any: Story = { args: { value: anyDay } };
export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2026/11/01 – 2026/11/07' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenCalledWith(anyDay);
  },
};
