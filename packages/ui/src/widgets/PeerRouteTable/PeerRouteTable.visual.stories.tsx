import type { Meta, StoryObj } from '@storybook/react-vite';
import { manyPeerRoutes } from './PeerRouteTable.fixtures.ts';
import { PeerRouteTable } from './PeerRouteTable.tsx';

export default { component: PeerRouteTable, tags: ['visual'] } satisfies Meta;

export const Table: StoryObj = {
  parameters: { picture: { width: 1100 } },
  render: () => <PeerRouteTable prefix="10.0.3.0/24" routes={{ status: 'ready', data: manyPeerRoutes(5) }} />,
};
