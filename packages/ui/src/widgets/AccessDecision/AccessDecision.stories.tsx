import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { asked, askedForDomain } from './AccessDecision.fixtures.ts';
import { AccessDecision } from './AccessDecision.tsx';

const meta = {
  component: AccessDecision,
  args: { request: asked, onDecide: fn(), onStop: fn() },
} satisfies Meta<typeof AccessDecision>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await expect(args.onDecide).toHaveBeenCalledWith('approve');
  },
};
export const Approved: Story = { args: { request: { ...asked, status: 1 } } };
export const Rejected: Story = { args: { request: { ...asked, status: 2 } } };
export const Domain: Story = { args: { request: askedForDomain } };
export const CameToStop: Story = { args: { wantsStop: true } };
export const Stopped: Story = { args: { isStopped: true } };
export const RightToLeftName: Story = { args: { request: { ...asked, name: 'ليلى الخليج' } } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
