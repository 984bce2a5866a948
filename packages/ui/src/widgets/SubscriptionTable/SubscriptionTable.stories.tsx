import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { subscriptions } from './SubscriptionTable.fixtures.ts';
import { SubscriptionTable } from './SubscriptionTable.tsx';

const meta = {
  component: SubscriptionTable,
  args: {
    subscriptions: { status: 'ready', data: { rows: subscriptions, total: subscriptions.length } },
    onAction: fn(),
  },
} satisfies Meta<typeof SubscriptionTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Loading: Story = { args: { subscriptions: { status: 'loading' } } };
export const Failed: Story = {
  args: { subscriptions: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = { args: { subscriptions: { status: 'ready', data: { rows: [], total: 0 } } } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
