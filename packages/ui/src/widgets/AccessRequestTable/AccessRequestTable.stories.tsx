import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { domains, requests } from './AccessRequestTable.fixtures.ts';
import { AccessRequestTable } from './AccessRequestTable.tsx';

const meta = {
  component: AccessRequestTable,
  args: {
    kind: 'AS',
    requests: { status: 'ready', data: { rows: requests, total: 4 } },
    view: { page: 1, pageSize: 50 },
    onViewChange: fn(),
    onAction: fn(),
  },
} satisfies Meta<typeof AccessRequestTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Domains: Story = {
  args: { kind: 'domain', requests: { status: 'ready', data: { rows: domains, total: 1 } } },
};
export const Loading: Story = { args: { requests: { status: 'loading' } } };
export const Failed: Story = {
  args: { requests: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = { args: { requests: { status: 'ready', data: { rows: [], total: 0 } } } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
