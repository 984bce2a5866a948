import type { AnswerOf, Endpoints, IpFilter } from '@routeglass/api-client/contract';

const fields = { all: 'all', '4': 'ipv4', '6': 'ipv6' } as const;

/** How many things the sections of a network hold over the IP versions that the address shows; what is not known yet is left out. */
export function menuCounts(
  overview: AnswerOf<Endpoints['asOverview']> | undefined,
  exchanges: number | undefined,
  ip: IpFilter,
): Readonly<Record<string, number>> {
  const ix: Record<string, number> = exchanges === undefined ? {} : { ix: exchanges };
  if (!overview) return ix;
  const field = fields[ip];
  const { prefixes, neighbors, active_incidents: active } = overview;
  const { providers, customers, peerings, unspecified } = neighbors;
  return {
    ...ix,
    prefixes: prefixes[field],
    providers: providers[field],
    customers: customers[field],
    peerings: peerings[field],
    unspecified: unspecified[field],
    'route-leaks': active.leaks[field],
    hijacks: active.hijacks[field],
    bogons: active.bogons[field],
  };
}
