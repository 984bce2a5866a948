import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import { missingOf } from '../../wire/missingSources.ts';
import type { AsOverview, OverviewRating } from '@routeglass/ui/AsOverviewCards';

/** Data loaded separately from the overview; undefined while loading. */
interface Beside {
  readonly routeObjects: AnswerOf<Endpoints['routeObjectStat']> | undefined;
  readonly exchanges: number | undefined;
  readonly changes: number | null | undefined;
  readonly changesHref: string | undefined;
  readonly space: AsOverview['space'];
}

/** /64s in a /48. */
const PER_SITE = 2 ** 16;

/** How much address space a network announces, in the form that the widget uses. */
export function addressSpace({ ipv4, ipv6 }: AnswerOf<Endpoints['prefixVolume']>): AsOverview['space'] {
  return ipv4 && ipv6 ? { ipv4Addresses: ipv4.size, ipv6Sites: ipv6.size / PER_SITE } : null;
}

const shown: readonly string[] = [
  'score',
  'asn-count-in-cc',
  'prefix-count-in-cc',
] satisfies OverviewRating['metric'][];

/** A network at a glance, in the form that the widget uses. */
export function asOverview(answer: AnswerOf<Endpoints['asOverview']>, beside: Beside): AsOverview {
  return {
    routesLoaded: answer.routes_loaded,
    prefixes: answer.prefixes,
    neighbors: answer.neighbors,
    roa: answer.roa,
    incidents: answer.active_incidents,
    ratings: answer.ratings
      .filter(({ metric }) => shown.includes(metric))
      .map(({ metric, ip, position, change, compared_with: comparedWith, value, of }) => ({
        metric: metric as OverviewRating['metric'],
        ipVersion: ip,
        position,
        change: comparedWith === null ? undefined : change,
        value,
        of,
      })),
    registeredRanges: answer.registered_ranges,
    missingSources: missingOf(answer.missing_sources),
    ...beside,
  };
}
