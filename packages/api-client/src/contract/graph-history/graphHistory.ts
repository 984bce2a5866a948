import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { dayOrInstant } from '../times.ts';
import { asnText, instant, nothing, repeated, text } from '../wire.ts';

/** Routes as in the graph call: AS numbers separated by spaces, from the target to the origin. */
const routes = v.array(v.string());

/** Changes at an instant. `left` is removed before `new` is added. Both are sorted as text. */
export const graphEvent = v.tuple([instant, v.object({ new: routes, left: routes })]);
export type GraphEvent = v.InferOutput<typeof graphEvent>;

/**
 * Changes of the routes from targets to a prefix, oldest first. The first event is at `start_from` and adds the routes that existed then, even if
 * there were none. The routes after the last event are those of the graph call, for all origins. Without targets, every vantage point is one. Changes
 * within one second are one event. Empty if nothing is known about the prefix from then on.
 *
 * For subscribers (`subscriptions.rating`).
 */
export const graphHistory = defineEndpoint({
  name: 'graphHistory',
  summary: 'Route changes of a prefix',
  topic: 'route-storage',
  audience: 'subscriber',
  method: 'POST',
  host: 'storage',
  path: '/api/storage/v2/route-storage/get_graph_history',
  params: nothing,
  query: v.object({
    prefix: text,
    target_asns: v.optional(repeated(asnText, 5000), []),
    /** A day or an instant, UTC if it has no zone. Default: midnight, seven days before the day of the newest loaded route. */
    start_from: v.optional(dayOrInstant),
  }),
  body: nothing,
  answer: v.array(graphEvent),
});
