export type { PeerRoute } from '../src/widgets/PeerRouteTable/peerRoute.ts';
export { PeerRouteTable, type PeerRouteTableProps } from '../src/widgets/PeerRouteTable/PeerRouteTable.tsx';
