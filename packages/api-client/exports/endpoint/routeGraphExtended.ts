export { routeGraphExtended } from '../../src/contract/route-graph-extended/routeGraphExtended.ts';
