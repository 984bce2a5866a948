import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { suppressions } from './SuppressionTable.fixtures.ts';
import { SuppressionTable } from './SuppressionTable.tsx';

const view = { filter: '', page: 1, pageSize: 50 };

const meta = {
  component: SuppressionTable,
  args: {
    suppressions: { status: 'ready', data: { rows: suppressions, total: 2 } },
    view,
    onViewChange: fn(),
    onSuppress: fn(() => Promise.resolve(null)),
    onAllow: fn(),
  },
} satisfies Meta<typeof SuppressionTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Adding: Story = {
  play: async ({ args, canvas, userEvent, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Suppress address' }));
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Suppress address' }),
    );
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'noc@example.net');
    await userEvent.click(dialog.getByRole('button', { name: 'Suppress' }));
    await expect(args.onSuppress).toHaveBeenCalledWith({ email: 'noc@example.net' });
  },
};
export const Loading: Story = { args: { suppressions: { status: 'loading' } } };
export const Failed: Story = {
  args: { suppressions: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = { args: { suppressions: { status: 'ready', data: { rows: [], total: 0 } } } };
export const NothingFits: Story = {
  args: { suppressions: { status: 'ready', data: { rows: [], total: 0 } }, view: { ...view, filter: 'ada' } },
};
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
