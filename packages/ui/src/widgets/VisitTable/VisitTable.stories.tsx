import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { visits } from './VisitTable.fixtures.ts';
import { VisitTable, type VisitView } from './VisitTable.tsx';

const view: VisitView = { filter: '', page: 1, pageSize: 50, days: 30 };

const meta = {
  component: VisitTable,
  args: { visits: { status: 'ready', data: { rows: visits, total: 4 } }, view, onViewChange: fn() },
} satisfies Meta<typeof VisitTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '7 days' }));
    await expect(args.onViewChange).toHaveBeenCalledWith({ ...view, days: 7 });
  },
};
export const Loading: Story = { args: { visits: { status: 'loading' } } };
export const Failed: Story = {
  args: { visits: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = { args: { visits: { status: 'ready', data: { rows: [], total: 0 } } } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
