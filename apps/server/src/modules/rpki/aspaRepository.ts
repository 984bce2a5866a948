import { type Kysely, sql } from 'kysely';
import type { Database, World } from '../../store/schema.ts';

export interface AspaRow {
  readonly customer: number;
  /** 0 where it is of both versions. */
  readonly ip_version: 0 | 4 | 6;
  /** Spaces between, ascending. */
  readonly providers: string;
  readonly ta: string;
  readonly as_of: Date | null;
  readonly world: World;
}

/** What these networks attest, of every network where none is named, in one world where it is given; in order of customer. A customer in both is told by the real one. */
export async function attestationsOf(
  db: Kysely<Database>,
  customers: readonly number[] | null,
  world: World | null,
): Promise<readonly AspaRow[]> {
  const { rows } = await sql<AspaRow>`
    select distinct on (customer, ip_version) customer, ip_version, array_to_string(providers, ' ') as providers, ta, as_of, world
    from live_aspa
    where (${customers}::bigint[] is null or customer = any(${customers}::bigint[]))
      and (${world}::text is null or world = ${world}::text)
    order by customer, ip_version, world
  `.execute(db);
  return rows;
}

/** Instant of the newest live source with attestations, of one world where it is given; else real ones before the laboratory's. Undefined where there is none. */
export async function newestAspas(db: Kysely<Database>, world: World | null): Promise<Date | null | undefined> {
  const { rows } = await sql<{ as_of: Date | null; world: World }>`
    select as_of, world from generation g
    where state = 'live' and (kind = 'aspas' or (kind = 'vrps' and exists (select from aspa where generation_id = g.id)))
      and (${world}::text is null or world = ${world}::text)
    order by world, as_of desc nulls last limit 1
  `.execute(db);
  return rows[0]?.as_of;
}
