import type { AnswerOf, Endpoints, IpFilter } from '@routeglass/api-client/contract';
import { activeFindings, scanSections } from '../../wire/activeFindings.ts';
import { missingOf } from '../../wire/missingSources.ts';

/** What the menu's counts come from, each as soon as it is known. */
export interface MenuFacts {
  readonly overview: AnswerOf<Endpoints['asOverview']> | undefined;
  /** What scans found, of the IP version that the address shows. */
  readonly scans: AnswerOf<Endpoints['scanOverview']> | undefined;
  readonly exchanges: number | undefined;
}

const fields = { all: 'all', '4': 'ipv4', '6': 'ipv6' } as const;

/**
 * How many things the sections of a network hold over the IP versions that the address shows. What is not known is left out: what is on its way, and
 * what only a source would tell that is not loaded.
 */
export function menuCounts({ overview, scans, exchanges }: MenuFacts, ip: IpFilter): Readonly<Record<string, number>> {
  const missing = overview && missingOf(overview.missing_sources);
  const counts = { ...(exchanges !== undefined && !missing?.includes('peeringdb') && { ix: exchanges }) };
  const routed = missing?.includes('routes') ? undefined : overview;
  const incidents = routed && activeIncidents(routed, ip);
  const findings = scans && activeFindings(scans);
  // A sum of less than all would say that nothing else is there.
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
