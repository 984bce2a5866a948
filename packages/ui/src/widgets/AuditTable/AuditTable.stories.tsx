import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { actions, entries, view } from './AuditTable.fixtures.ts';
import { AuditTable } from './AuditTable.tsx';

const meta = {
  component: AuditTable,
  args: { entries: { status: 'ready', data: { rows: entries, total: 2 } }, view, actions, onViewChange: fn() },
} satisfies Meta<typeof AuditTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Loading: Story = { args: { entries: { status: 'loading' } } };
export const Failed: Story = {
  args: { entries: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = { args: { entries: { status: 'ready', data: { rows: [], total: 0 } } } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
