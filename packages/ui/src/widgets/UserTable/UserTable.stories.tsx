import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { users, view } from './UserTable.fixtures.ts';
import { UserTable } from './UserTable.tsx';

const meta = {
  component: UserTable,
  args: {
    users: { status: 'ready', data: { rows: users, total: 3 } },
    view,
    onViewChange: fn(),
    onAction: fn(),
  },
} satisfies Meta<typeof UserTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Loading: Story = { args: { users: { status: 'loading' } } };
export const Failed: Story = {
  args: { users: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const NothingFits: Story = {
  args: { users: { status: 'ready', data: { rows: [], total: 0 } }, view: { ...view, state: 'leaving' } },
};
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
