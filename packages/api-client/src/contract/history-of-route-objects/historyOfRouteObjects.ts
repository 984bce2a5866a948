import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { coverings, historyQuery, span } from '../history-of-roas/historyOfRoas.ts';
import { asn, nothing } from '../wire.ts';

/** A route or route6 object over time. */
export const routeObjectRecord = v.object({
  prefix: v.string(),
  /** Validity asks for objects of the exact prefix; those of covering blocks are listed beside them, and marked here. */
  covers: v.picklist(coverings),
  origin: asn,
  /** Registry that publishes it, in capitals. */
  source: v.string(),
  /** Whether that registry is not the one that gave the addresses out; null where no delegated statistics tell. */
  foreign: v.nullable(v.boolean()),
  ...span,
});
/** Route objects of a prefix and of the blocks around it in a span of time, newest first. */
export const historyOfRouteObjects = defineEndpoint({
  name: 'historyOfRouteObjects',
  summary: 'Route objects of a prefix, and when they existed',
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
