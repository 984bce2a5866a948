import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { RangeFilterPopover } from './RangeFilterPopover.tsx';

const meta = {
  component: RangeFilterPopover,
  args: { title: 'Prefix length', min: 0, max: 32, value: null, onApply: fn(), onClear: fn() },
} satisfies Meta<typeof RangeFilterPopover>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};

export const Clear: Story = { play: open };

export const InForce: Story = { args: { value: [16, 24] } };

export const Applies: Story = {
  args: { value: [16, 24] },
  play: async (context) => {
    await open?.(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await expect(context.args.onApply).toHaveBeenCalledWith([16, 24]);
  },
};

export const LargeNumbers: Story = { args: { title: 'Customers', max: 9000 }, play: open };

/** Only one value to choose. */
export const OneValue: Story = { args: { max: 0 }, play: open };

export const Locked: Story = { args: { isLocked: true } };
