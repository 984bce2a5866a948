import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { DayPairPopover } from './DayPairPopover.tsx';

const meta = {
  component: DayPairPopover,
  args: {
    value: null,
    suggested: { from: '2026-11-08', until: '2026-11-15' },
    onApply: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof DayPairPopover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Clear: Story = {};
export const Compared: Story = { args: { value: { from: '2026-11-09', until: '2026-11-15' } } };
export const Open: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compare dates' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Compare' }));
    await expect(args.onApply).toHaveBeenCalledWith(args.suggested);
  },
};
