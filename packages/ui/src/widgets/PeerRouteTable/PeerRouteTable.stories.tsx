import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { manyPeerRoutes } from './PeerRouteTable.fixtures.ts';
import { PeerRouteTable } from './PeerRouteTable.tsx';

const meta = {
  component: PeerRouteTable,
  args: { prefix: '10.0.3.0/24', routes: { status: 'ready', data: manyPeerRoutes(12) }, csvName: 'routes' },
} satisfies Meta<typeof PeerRouteTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Loading: Story = { args: { routes: { status: 'loading' } } };
export const Failed: Story = {
  args: { routes: { status: 'error', message: 'The server did not answer in time.', onRetry: fn() } },
};
export const Empty: Story = { args: { routes: { status: 'ready', data: [] } } };
export const NoTableLoaded: Story = { args: { routes: { status: 'ready', data: [] }, missingSource: 'routes' } };
export const Narrow: Story = { decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>] };
