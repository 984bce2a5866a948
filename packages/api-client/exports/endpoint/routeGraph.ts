export { routeGraph } from '../../src/contract/route-graph/routeGraph.ts';
