import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { JobTable } from './JobTable.tsx';
import { jobs, letters } from './OutboxTable.fixtures.ts';
import { OutboxTable } from './OutboxTable.tsx';

const view = { filter: '', state: null, page: 1, pageSize: 20 };

const meta = {
  component: OutboxTable,
  args: {
    letters: { status: 'ready', data: { rows: letters, total: 2 } },
    view,
    onViewChange: fn(),
    onSendAgain: fn(),
    opened: null,
    onOpen: fn(),
  },
} satisfies Meta<typeof OutboxTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Opened: Story = {
  args: {
    opened: {
      subject: 'Set a new password',
      to: 'ada@example.net',
      text: { status: 'ready', data: 'Somebody asked for a link to set a new password.\n\nOpen it within an hour.' },
    },
  },
};
export const Loading: Story = { args: { letters: { status: 'loading' } } };
export const Failed: Story = {
  args: { letters: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = { args: { letters: { status: 'ready', data: { rows: [], total: 0 } } } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
export const Jobs: Story = {
  render: () => (
    <JobTable
      jobs={{ status: 'ready', data: { rows: jobs, total: 2 } }}
      view={{ state: null, page: 1, pageSize: 20 }}
      onViewChange={fn()}
      onRetry={fn()}
    />
  ),
};
