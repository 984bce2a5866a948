import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { NewThreadForm } from './NewThreadForm.tsx';
import { thread } from './Thread.fixtures.ts';
import { Thread } from './Thread.tsx';

const meta = {
  component: Thread,
  args: { thread: { status: 'ready', data: thread }, listHref: '/messages', reader: 'account', onReply: fn() },
} satisfies Meta<typeof Thread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const ForStaff: Story = { args: { reader: 'staff', onStateChange: fn() } };
export const Closed: Story = {
  args: { thread: { status: 'ready', data: { ...thread, state: 'closed' } }, onStateChange: fn() },
};
export const Sending: Story = { args: { isPending: true } };
export const NotSent: Story = { args: { error: 'Something went wrong' } };
export const Missing: Story = { args: { thread: { status: 'ready', data: null } } };
export const Loading: Story = { args: { thread: { status: 'loading' } } };
export const Failed: Story = {
  args: { thread: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const New: Story = { render: () => <NewThreadForm onSubmit={fn()} /> };
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>] };
