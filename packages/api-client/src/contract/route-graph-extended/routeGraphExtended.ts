import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { graph } from '../route-graph/graph.ts';
import { graphParams, graphQuery } from '../route-graph/query.ts';
import { nothing, text } from '../wire.ts';

/**
 * The graph of observed routes plus routes that the relation model considers possible, whose nodes and edges have `extended: true`. `filter` keeps
 * paths through one ASN.
 */
export const routeGraphExtended = defineEndpoint({
  name: 'routeGraphExtended',
  summary: 'Routing graph of a prefix, including possible routes',
  topic: 'route-graph',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/rlg/asn/{asn}/graph-extended',
  params: graphParams,
  query: v.object({ ...graphQuery.entries, filter: v.optional(text) }),
  body: nothing,
  answer: graph,
  errors: ['E_NOT_FOUND'],
});
