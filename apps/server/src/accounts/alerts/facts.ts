import { type AlertFact, type AlertKind, restsOnIncidents } from '@routeglass/domain/alerts';
import { type RawBuilder, sql } from 'kysely';
import { inOneText } from '../../store/inOneText.ts';
import { twoAtATime } from '../../store/twoAtATime.ts';
import type { AccountQueries } from '../tables.ts';
import type { Evidence } from './commonPaths.ts';
import { factStatements } from './factStatements.ts';
import type { Lasting } from './lasting.ts';

/** A network to find facts for, since when they count, and the limits of its rules. */
export interface FactScope {
  readonly id: string;
  readonly asn: number;
  readonly since: Date;
  /** A prefix has low visibility below this percentage of its former vantage points. */
  readonly visibility: number;
  /** A ROA counts as expiring this many minutes before its end. */
  readonly expiring: number;
  readonly lasting?: Lasting;
  /** Whether to find only facts that depend on incidents. */
  readonly onlyIncidents?: boolean;
}

/** A fact as stored with an alert, with the prefixes of facts that are reported together. */
export interface FoundFact extends AlertFact {
  /** At most 50. */
  readonly list: readonly string[];
  /** Set once there is a message about it. */
  readonly evidence?: Evidence;
}

/** Networks per statement: a query must finish within `READ_TIME_LIMIT`, and readers of the embedded database run between statements. */
const AT_ONCE = 10_000;

interface Row {
  readonly watch: string;
  readonly kind: AlertKind;
  readonly key: string;
  readonly prefix: string | null;
  readonly prefixes: number;
  readonly other: number | null;
  readonly vantage_points: number;
  readonly share: number | null;
  readonly since: number | null;
  readonly until: number | null;
  readonly incident: number | null;
  readonly list: readonly string[] | null;
  readonly expires?: number | null;
  readonly isSlip?: boolean;
}

/** Instant of the newest routes of the network's world, ms since 1970; null if there are none. */
export async function dataInstant(queries: AccountQueries, asn: number): Promise<number | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(as_of) as at from generation where state = 'live' and kind in ('mrt-rib', 'mrt-updates')
      and world = coalesce((select world from live_network where asn = ${asn}::bigint), 'internet')
  `.execute(queries);
  return rows[0]?.at?.getTime() ?? null;
}

/**
 * Facts that hold for networks, or have held since they are watched. One statement per source of facts and `AT_ONCE` networks, `without` some kinds.
 * `now`: ms since 1970.
 */
export async function factsOf(
  queries: AccountQueries,
  scopes: readonly FactScope[],
  now: (asn: number) => number,
  without: ReadonlySet<AlertKind> = new Set(),
): Promise<ReadonlyMap<string, readonly FoundFact[]>> {
  const found: Row[] = [];
  for (let from = 0; from < scopes.length; from += AT_ONCE)
    found.push(...(await rowsOf(queries, scopes.slice(from, from + AT_ONCE), without)));
  const scopeOf = new Map(scopes.map((scope) => [scope.id, scope]));
  /** A new state begins now. */
  const beginOf = (watch: string, kind: AlertKind): number => {
    const scope = scopeOf.get(watch);
    return scope?.lasting?.[kind] ?? Math.floor(now(scope?.asn ?? 0) / 1000);
  };
  const facts = found.map(({ watch, vantage_points, since, list, ...row }) => ({
    watch,
    fact: {
      ...row,
      vantagePoints: vantage_points,
      since: since ?? beginOf(watch, row.kind),
      list: list ?? (row.prefix === null ? [] : [row.prefix]),
    },
  }));
  return new Map(
    [...Map.groupBy(facts, ({ watch }) => watch)].map(([watch, rows]) => [watch, rows.map(({ fact }) => fact)]),
  );
}

async function rowsOf(
  queries: AccountQueries,
  scopes: readonly FactScope[],
  without: ReadonlySet<AlertKind>,
): Promise<Row[]> {
  const whole = scopes.filter(({ onlyIncidents }) => !onlyIncidents);
  const statements = [
    ...statementsOf(scopes).filter(([about]) => restsOn(about)),
    ...statementsOf(whole).filter(([about]) => !restsOn(about)),
  ].filter(([about]) => !without.has(about as AlertKind));
  return (await twoAtATime(statements, ([, statement]) => inOneText<Row>(queries, statement))).flat();
}

const restsOn = (about: string): boolean => about === 'incidents' || restsOnIncidents(about as AlertKind);

/** Statements by the facts that they find. */
function statementsOf(scopes: readonly FactScope[]): [string, RawBuilder<unknown>][] {
  if (scopes.length === 0) return [];
  const watched = sql`unnest(
    ${scopes.map(({ id }) => id)}::text[], ${scopes.map(({ asn }) => asn)}::bigint[],
    ${scopes.map(({ since }) => since.toISOString())}::timestamptz[], ${scopes.map(({ visibility }) => visibility)}::float8[],
    ${scopes.map(({ expiring }) => expiring)}::int[]
  ) as w (id, asn, since, visibility, expiring)`;
  const asns = [...new Set(scopes.map(({ asn }) => asn))];
  const earliest = new Date(Math.min(...scopes.map(({ since }) => since.getTime())));
  return Object.entries(factStatements(watched, asns, earliest));
}
