import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { dayOrInstant } from '../times.ts';
import { asnText, instant, nothing, repeated, text } from '../wire.ts';

/** A route as the graph call writes it: AS numbers with a space between, from the target to the origin. */
const routes = v.array(v.string());

/** What changed at an instant; what left is taken away before what is new is added. Both in order of text. */
export const graphEvent = v.tuple([instant, v.object({ new: routes, left: routes })]);
export type GraphEvent = v.InferOutput<typeof graphEvent>;

/**
 * How the routes from targets to a prefix changed, oldest first. The first event is at `start_from` and adds the routes that stood then, be there
 * none; the routes after the last event are those of the graph call, whichever network is their origin. Without targets every peer of the collectors is
 * one. All changes of one second are one event. Empty where nothing is known of the prefix from then on.
 *
 * For subscribers (`subscriptions.rating`).
 */
export const graphHistory = defineEndpoint({
  name: 'graphHistory',
  summary: 'How the routes of a prefix changed',
  topic: 'route-storage',
  audience: 'subscriber',
  method: 'POST',
  host: 'storage',
  path: '/api/storage/v2/route-storage/get_graph_history',
  params: nothing,
  query: v.object({
    prefix: text,
    target_asns: v.optional(repeated(asnText, 5000), []),
    /** A day, or an instant; without a zone it is UTC. Default: the midnight seven days before that of the newest loaded route. */
    start_from: v.optional(dayOrInstant),
  }),
  body: nothing,
  answer: v.array(graphEvent),
});
