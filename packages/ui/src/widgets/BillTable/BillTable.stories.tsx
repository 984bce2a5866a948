import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { bills } from './BillTable.fixtures.ts';
import { BillTable } from './BillTable.tsx';

const meta = {
  component: BillTable,
  args: {
    bills: { status: 'ready', data: { rows: bills, total: bills.length } },
    onPay: fn(),
    onCredit: fn(() => Promise.resolve(null)),
  },
} satisfies Meta<typeof BillTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Loading: Story = { args: { bills: { status: 'loading' } } };
export const Failed: Story = {
  args: { bills: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = { args: { bills: { status: 'ready', data: { rows: [], total: 0 } } } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
