import { type Kysely, sql } from 'kysely';
import { worldOf } from '../../store/network.ts';
import type { Database, RoaState } from '../../store/schema.ts';

/** Counts the verdicts on the prefixes that a network announces now. */
export async function countVerdicts(
  db: Kysely<Database>,
  column: 'roa' | 'route_object',
  asn: number,
  ipVersion: 4 | 6 | null,
): Promise<Readonly<Record<RoaState, number>>> {
  const verdict = sql.ref(column);
  const { rows } = await sql<Record<RoaState, number>>`
    select (count(*) filter (where ${verdict} = 'valid'))::int as valid,
      (count(*) filter (where ${verdict} = 'invalid'))::int as invalid,
      (count(*) filter (where ${verdict} = 'unknown'))::int as unknown
    from live_found
    where origin = ${asn}::bigint and world = ${worldOf(asn)}
      and (${ipVersion}::smallint is null or ip_version = ${ipVersion}::smallint)
  `.execute(db);
  return rows[0] ?? { valid: 0, invalid: 0, unknown: 0 };
}

/** The prefixes that a network announces now, in prefix order: a block before what lies inside it. */
export async function announcedBy(
  db: Kysely<Database>,
  asn: number,
  ipVersion: 4 | 6 | null,
): Promise<readonly string[]> {
  const { rows } = await sql<{ prefixes: string | null }>`
    select string_agg(prefix::text, ' ' order by prefix) as prefixes from live_found
    where origin = ${asn}::bigint and world = ${worldOf(asn)}
      and (${ipVersion}::smallint is null or ip_version = ${ipVersion}::smallint)
  `.execute(db);
  return rows[0]?.prefixes?.split(' ') ?? [];
}

export interface SpanRow {
  readonly ip_version: 4 | 6;
  readonly first_seen: Date;
  readonly last_seen: Date | null;
  readonly peers: number;
  readonly origin_set: readonly number[] | null;
}

/** When a network announced a prefix, newest first; in the real world if it did so in both. */
export async function spansOf(
  db: Kysely<Database>,
  asn: number,
  prefix: string,
  ipVersion: 4 | 6 | null,
): Promise<readonly SpanRow[]> {
  const { rows } = await sql<SpanRow & { world: string }>`
    select ip_version, first_seen, last_seen, peers, origin_set, world from live_found_span
    where origin = ${asn} and prefix = ${prefix}::cidr
      and (${ipVersion}::smallint is null or ip_version = ${ipVersion}::smallint)
    order by world, first_seen desc
  `.execute(db);
  return rows.filter(({ world }) => world === rows[0]?.world);
}
