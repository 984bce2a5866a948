import type { AlertKind, Expected } from '@routeglass/domain/alerts';
import { sql } from 'kysely';
import type { AccountQueries } from '../tables.ts';
import { factsOf, type FoundFact } from './facts.ts';
import type { Untouched } from './records.ts';
import { expectedOf, type Watched } from './watched.ts';

/** Input of the alert rules: the facts about a network, and what its account expects. */
export interface NetworkFacts {
  readonly facts: readonly FoundFact[];
  readonly expected: readonly Expected[];
  /** Instant of the newest routes, ms since 1970. */
  readonly asOf: number;
}

/** Facts to judge about watched networks, by watch, without `untouched` ones. */
export async function networkFactsOf(
  queries: AccountQueries,
  watches: readonly Watched[],
  { kinds, onlyIncidents }: Untouched,
  now: number,
): Promise<ReadonlyMap<string, NetworkFacts>> {
  const asOf = await instantsOf(queries, watches, now);
  const scopes = watches.map(({ rules, ...watch }) => {
    const rule = (kind: AlertKind) => rules.find((each) => each.kind === kind && each.isOn);
    return {
      ...watch,
      onlyIncidents: onlyIncidents.has(watch.id),
      visibility: rule('visibility')?.share ?? 0,
      expiring: rule('roa-expiring')?.minutes ?? 0,
    };
  });
  const facts = await factsOf(queries, scopes, asOf, kinds);
  const expected = await expectedOf(
    queries,
    watches.map(({ id }) => id),
  );
  return new Map(
    watches.map(({ id, asn }) => [
      id,
      { facts: facts.get(id) ?? [], expected: expected.get(id) ?? [], asOf: asOf(asn) },
    ]),
  );
}

/** Instant of the newest routes of the world of each network, ms since 1970. */
async function instantsOf(
  queries: AccountQueries,
  watches: readonly Watched[],
  now: number,
): Promise<(asn: number) => number> {
  const { rows: worlds } = await sql<{ world: string; at: Date }>`
    select world, max(as_of) as at from generation
    where state = 'live' and kind in ('mrt-rib', 'mrt-updates') and as_of is not null group by world
  `.execute(queries);
  const { rows: inLab } = await sql<{ asn: number }>`
    select asn from live_network where world = 'lab' and asn = any(${[...new Set(watches.map(({ asn }) => asn))]}::bigint[])
  `.execute(queries);
  const lab = new Set(inLab.map(({ asn }) => asn));
  const at = (name: string): number => worlds.find(({ world }) => world === name)?.at.getTime() ?? now;
  const [ofLab, ofInternet] = [at('lab'), at('internet')];
  return (asn) => (lab.has(asn) ? ofLab : ofInternet);
}
