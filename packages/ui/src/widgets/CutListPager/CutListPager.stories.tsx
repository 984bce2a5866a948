import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CutListPager } from './CutListPager.tsx';

const meta = {
  component: CutListPager,
  args: { label: 'Pages of routes', page: 2, pageSize: 100, count: 100, hasMore: true, onPageChange: fn() },
} satisfies Meta<typeof CutListPager>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(3);
  },
};
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 12, count: 17, hasMore: false } };
/** All rows fit on one page, so nothing is shown. */
export const Alone: Story = { args: { page: 1, count: 17, hasMore: false } };
