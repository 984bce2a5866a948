import type { PrefixFilters } from '@routeglass/api-client/prefixes';
import type { PrefixChoice } from './hits.ts';

const DAY = 86_400_000;

/** The prefixes that a question means. */
export function choiceOf(asn: number, query: PrefixFilters): PrefixChoice {
  const { from, until } = query;
  return {
    asn,
    ipVersion: versionOf(query.ip),
    // One character would match nearly everything: it does not count yet.
    contains: query.q.length > 1 ? query.q : null,
    during: from === undefined && until === undefined ? null : { from: beginOf(from), until: endOf(until) },
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

function beginOf(text: string | undefined): Date | null {
  return text === undefined ? null : new Date(text);
}

/** A day counts to its last second. */
function endOf(text: string | undefined): Date | null {
  if (text === undefined) return null;
  return new Date(Date.parse(text) + (text.length === 10 ? DAY : 0));
}
