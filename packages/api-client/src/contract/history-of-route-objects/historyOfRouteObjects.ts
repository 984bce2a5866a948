import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { coverings, historyQuery, span } from '../history-of-roas/historyOfRoas.ts';
import { asn, nothing } from '../wire.ts';

/** A route or route6 object over time. */
export const routeObjectRecord = v.object({
  prefix: v.string(),
  /** Validity uses only objects of the exact prefix; those of covering blocks are also listed, and marked here. */
  covers: v.picklist(coverings),
  origin: asn,
  /** Registry that publishes it, in uppercase. */
  source: v.string(),
  /** Whether that registry is not the one that allocated the addresses; null if no delegated statistics show it. */
  foreign: v.nullable(v.boolean()),
  ...span,
});
/** Route objects of a prefix and of covering blocks in a time span, newest first. */
export const historyOfRouteObjects = defineEndpoint({
  name: 'historyOfRouteObjects',
  summary: 'Route objects of a prefix over time',
  topic: 'rir',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/rir/history_of_route_objects',
  params: nothing,
  query: historyQuery,
  body: nothing,
  answer: v.array(routeObjectRecord),
});
