import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RoaHistoryDialog } from './RoaHistoryDialog.tsx';
import { roaSpans } from './RoaHistoryDialog.fixtures.ts';

const meta = {
  component: RoaHistoryDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    prefix: '10.0.0.0/16',
    history: { status: 'ready', data: roaSpans },
  },
} satisfies Meta<typeof RoaHistoryDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const LongestPrefix: Story = { args: { prefix: 'fd00:1234:5678:9abc:def0:1234:5678:9abc/128' } };
export const Loading: Story = { args: { history: { status: 'loading' } } };
export const Failed: Story = {
  args: { history: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = { args: { history: { status: 'ready', data: [] } } };
