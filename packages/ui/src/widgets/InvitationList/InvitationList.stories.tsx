import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { invitations } from './InvitationList.fixtures.ts';
import { InvitationList } from './InvitationList.tsx';

const meta = {
  component: InvitationList,
  args: { invitations: { status: 'ready', data: invitations }, onWithdraw: fn() },
} satisfies Meta<typeof InvitationList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Withdrawing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Withdraw the invitation of bob@example.net to AS64513' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
    await expect(args.onWithdraw).toHaveBeenCalledWith(invitations[1]);
  },
};
export const Loading: Story = { args: { invitations: { status: 'loading' } } };
export const Failed: Story = {
  args: { invitations: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = { args: { invitations: { status: 'ready', data: [] } } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
