import type { PrefixFilters } from '@routeglass/api-client/prefixes';
import { refuseReversed } from '../../http/refuseReversed.ts';
import { timeSpan } from '../../http/timeSpan.ts';
import type { PrefixChoice } from './hits.ts';

/** The prefixes selected by a request. */
export function choiceOf(asn: number, query: PrefixFilters): PrefixChoice {
  const { from, until } = query;
  refuseReversed(query);
  return {
    asn,
    ipVersion: versionOf(query.ip),
    // A single character would match nearly everything, so it is ignored.
    contains: query.q.length > 1 ? query.q : null,
    during: from === undefined && until === undefined ? null : timeSpan(from, until),
    isActive: query['active-only'],
    roa: query.roa,
    routeObject: query.route_object,
    length: { min: query['prefix-length-min'], max: query['prefix-length-max'] },
    propagation: { min: query['propagation-min'], max: query['propagation-max'] },
    relativePropagation: { min: query['relative-propagation-min'], max: query['relative-propagation-max'] },
  };
}

export function versionOf(ip: PrefixFilters['ip']): 4 | 6 | null {
  return ip === 'all' ? null : ip === '4' ? 4 : 6;
}
