import type { AnswerOf, Endpoints, IpFilter } from '@routeglass/api-client/contract';
import { activeFindings, scanSections } from '../../wire/activeFindings.ts';
import { missingOf } from '../../wire/missingSources.ts';

/** The data behind the menu's counts, each undefined until it is loaded. */
export interface MenuFacts {
  readonly overview: AnswerOf<Endpoints['asOverview']> | undefined;
  /** Scan findings for the IP version in the address. */
  readonly scans: AnswerOf<Endpoints['scanOverview']> | undefined;
  readonly exchanges: number | undefined;
}

const fields = { all: 'all', '4': 'ipv4', '6': 'ipv6' } as const;

/**
 * The number of entries in the sections of a network, for the IP versions in the address. Unknown counts are left out: those still loading, and those
 * whose source is not loaded.
 */
export function menuCounts({ overview, scans, exchanges }: MenuFacts, ip: IpFilter): Readonly<Record<string, number>> {
  const missing = overview && missingOf(overview.missing_sources);
  const counts = { ...(exchanges !== undefined && !missing?.includes('peeringdb') && { ix: exchanges }) };
  const routed = missing?.includes('routes') ? undefined : overview;
  const incidents = routed && activeIncidents(routed, ip);
  const findings = scans && activeFindings(scans);
  // An incomplete sum would look like a total, so it is left out.
  const isWhole = findings && Object.keys(findings).length === scanSections.length;
  const issues = incidents && isWhole && { 'security-issues': sumOf(incidents) + sumOf(findings) };
  return { ...counts, ...(routed && routeCounts(routed, ip)), ...incidents, ...findings, ...issues };
}

function routeCounts({ prefixes, neighbors }: NonNullable<MenuFacts['overview']>, ip: IpFilter) {
  const field = fields[ip];
  const { providers, customers, peerings, unspecified } = neighbors;
  return {
    prefixes: prefixes[field],
    providers: providers[field],
    customers: customers[field],
    peerings: peerings[field],
    unspecified: unspecified[field],
  };
}

function activeIncidents({ active_incidents: active }: NonNullable<MenuFacts['overview']>, ip: IpFilter) {
  const field = fields[ip];
  return { 'route-leaks': active.leaks[field], hijacks: active.hijacks[field], bogons: active.bogons[field] };
}

const sumOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
