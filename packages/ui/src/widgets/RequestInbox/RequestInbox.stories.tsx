import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inbox, view } from './RequestInbox.fixtures.ts';
import { RequestInbox } from './RequestInbox.tsx';

const meta = {
  component: RequestInbox,
  args: {
    threads: { status: 'ready', data: { rows: inbox, total: 2 } },
    view,
    onViewChange: fn(),
    hrefOf: (id) => `/admin/inbox?thread=${id}`,
  },
} satisfies Meta<typeof RequestInbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Loading: Story = { args: { threads: { status: 'loading' } } };
export const Failed: Story = {
  args: { threads: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = { args: { threads: { status: 'ready', data: { rows: [], total: 0 } } } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
