import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { browsers } from './SessionList.fixtures.ts';
import { SessionList } from './SessionList.tsx';

const meta = {
  component: SessionList,
  args: { sessions: { status: 'ready', data: browsers }, onEnd: fn(), onEndOthers: fn() },
} satisfies Meta<typeof SessionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out Safari on iPhone' }));
    await expect(args.onEnd).toHaveBeenCalledWith('s2');
  },
};
export const OnlyThisOne: Story = { args: { sessions: { status: 'ready', data: browsers.slice(0, 1) } } };
export const Loading: Story = { args: { sessions: { status: 'loading' } } };
export const Failed: Story = {
  args: { sessions: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = { args: { sessions: { status: 'ready', data: [] } } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
