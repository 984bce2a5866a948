import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { threads } from './ThreadList.fixtures.ts';
import { ThreadList } from './ThreadList.tsx';

const meta = {
  component: ThreadList,
  args: {
    threads: { status: 'ready', data: { rows: threads, total: 2 } },
    view: { page: 1, pageSize: 20 },
    onViewChange: fn(),
    hrefOf: (id) => `/user/messages?thread=${id}`,
    actions: <Button size="small">New message</Button>,
  },
} satisfies Meta<typeof ThreadList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Loading: Story = { args: { threads: { status: 'loading' } } };
export const Failed: Story = {
  args: { threads: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = { args: { threads: { status: 'ready', data: { rows: [], total: 0 } } } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
