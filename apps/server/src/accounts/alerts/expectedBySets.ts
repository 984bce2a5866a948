import { type AlertFact, type AlertKind, type Expected, lessonOf } from '@routeglass/domain/alerts';
import { sql } from 'kysely';
import { covers } from '../../store/coveringBlocks.ts';
import type { AccountQueries } from '../tables.ts';
import { registeredOf } from './registrySets.ts';

/** A fact that would open an alert. */
interface Opening {
  readonly watch: string;
  readonly asn: number;
  readonly fact: AlertFact;
}

/**
 * Announcements by others that can be expected because of an AS-SET of the network. If a member announces exactly the same prefix, it is reported as
 * a hijack.
 */
const ofOrigins: ReadonlySet<AlertKind> = new Set(['more-specific', 'origin-change']);

/**
 * Expectations that follow from AS-SETs and registry lines, by watch: announcements by a network that the watched one lists in its own AS-SET, unless
 * a ROA forbids them; and a new provider that lists the watched network in its AS-SET, or names it as a customer in its registry lines.
 */
export async function expectedBySets(
  queries: AccountQueries,
  openings: readonly Opening[],
): Promise<ReadonlyMap<string, readonly Expected[]>> {
  const asked = openings.flatMap(({ fact, ...rest }) =>
    fact.other !== null && (ofOrigins.has(fact.kind) || fact.kind === 'neighbor')
      ? [{ ...rest, fact, other: fact.other }]
      : [],
  );
  if (asked.length === 0) return new Map();
  const registered = await registeredOf(
    queries,
    asked.flatMap(({ asn, other }) => [asn, other]),
  );
  const listed = asked.filter(({ asn, other, fact }) =>
    fact.kind === 'neighbor'
      ? registered.lists(other, asn) || registered.serves(other, asn)
      : registered.lists(asn, other),
  );
  const forbidden = await forbiddenOf(
    queries,
    listed.flatMap(({ fact }) => (ofOrigins.has(fact.kind) && fact.prefix !== null ? [fact] : [])),
  );
  const meant = listed.filter(({ fact }) => !ofOrigins.has(fact.kind) || !forbidden.has(keyOf(fact)));
  return new Map(
    [...Map.groupBy(meant, ({ watch }) => watch)].map(([watch, all]) => [watch, all.map(({ fact }) => lessonOf(fact))]),
  );
}

const keyOf = ({ prefix, other }: Pick<AlertFact, 'prefix' | 'other'>): string => `${prefix} ${other}`;

/** Announcements that are covered by ROAs but allowed by none. */
async function forbiddenOf(queries: AccountQueries, facts: readonly AlertFact[]): Promise<ReadonlySet<string>> {
  if (facts.length === 0) return new Set();
  const { rows } = await sql<{ prefix: string; other: number }>`
    select c.prefix::text as prefix, c.origin as other
    from unnest(${facts.map(({ prefix }) => prefix)}::cidr[], ${facts.map(({ other }) => other)}::bigint[]) as c (prefix, origin)
    where exists (select from live_vrp v where ${covers(sql`c.prefix`, sql`v.prefix`)} offset 0) and not exists (
      select from live_vrp v
      where ${covers(sql`c.prefix`, sql`v.prefix`)} and v.asn = c.origin and masklen(c.prefix) <= v.max_length offset 0
    )
  `.execute(queries);
  return new Set(rows.map(keyOf));
}
