import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import type { AsOverview } from '@routeglass/ui/AsOverviewCards';

/** A network at a glance, as the widget takes it. */
export function asOverview(answer: AnswerOf<Endpoints['asOverview']>): AsOverview {
  return {
    routesLoaded: answer.routes_loaded,
    prefixes: answer.prefixes,
    neighbors: answer.neighbors,
    roa: answer.roa,
    registeredRanges: answer.registered_ranges,
  };
}
