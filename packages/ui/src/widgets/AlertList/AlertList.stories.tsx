import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { alerts } from './AlertList.fixtures.ts';
import { AlertList } from './AlertList.tsx';

const meta = {
  component: AlertList,
  args: { alerts: { status: 'ready', data: alerts }, onReply: fn() },
} satisfies Meta<typeof AlertList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Replying: Story = { args: { replying: 'a1' } };
export const Loading: Story = { args: { alerts: { status: 'loading' } } };
export const Failed: Story = {
  args: { alerts: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = { args: { alerts: { status: 'ready', data: [] } } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
