import { defineEndpoint } from '../endpoint.ts';
import { nothing } from '../wire.ts';
import { graph } from './graph.ts';
import { graphParams, graphQuery } from './query.ts';

/** Routes from the targets to the prefix; without targets, from every vantage point. 404 if the network does not announce the prefix. */
export const routeGraph = defineEndpoint({
  name: 'routeGraph',
  summary: 'Routing graph of a prefix',
  topic: 'route-graph',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/route-graph/asn/{asn}/graph',
  params: graphParams,
  query: graphQuery,
  body: nothing,
  answer: graph,
  errors: ['E_NOT_FOUND'],
});
