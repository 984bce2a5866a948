import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sessions, trials } from './BgpSessionTable.fixtures.ts';
import { BgpSessionTable } from './BgpSessionTable.tsx';
import { TrialTable } from './TrialTable.tsx';

const view = { state: null, page: 1, pageSize: 20 };

const meta = {
  component: BgpSessionTable,
  args: {
    sessions: { status: 'ready', data: { rows: sessions, total: 3 } },
    view,
    onViewChange: fn(),
    onDecide: fn(),
  },
} satisfies Meta<typeof BgpSessionTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve the session of AS64512 from 192.0.2.7' }));
    await expect(args.onDecide).toHaveBeenCalledWith('s1', 'approved');
  },
};
export const Trials: Story = {
  render: () => (
    <TrialTable
      trials={{ status: 'ready', data: { rows: trials, total: 2 } }}
      view={view}
      onViewChange={fn()}
      onDecide={fn()}
    />
  ),
};
export const Loading: Story = { args: { sessions: { status: 'loading' } } };
export const Failed: Story = {
  args: { sessions: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = { args: { sessions: { status: 'ready', data: { rows: [], total: 0 } } } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
