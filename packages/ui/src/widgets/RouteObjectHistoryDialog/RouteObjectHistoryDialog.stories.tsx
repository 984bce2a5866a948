import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RouteObjectHistoryDialog } from './RouteObjectHistoryDialog.tsx';
import { routeObjectSpans } from './RouteObjectHistoryDialog.fixtures.ts';

const meta = {
  component: RouteObjectHistoryDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    prefix: '10.0.0.0/16',
    history: { status: 'ready', data: routeObjectSpans },
  },
} satisfies Meta<typeof RouteObjectHistoryDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const LongestPrefix: Story = { args: { prefix: 'fd00:1234:5678:9abc:def0:1234:5678:9abc/128' } };
export const Loading: Story = { args: { history: { status: 'loading' } } };
export const Failed: Story = {
  args: { history: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = { args: { history: { status: 'ready', data: [] } } };
