import { type Kysely, sql } from 'kysely';
import type { Database, World } from '../../store/schema.ts';

export interface AspaRow {
  readonly customer: number;
  /** 0 where it is of both versions. */
  readonly ip_version: 0 | 4 | 6;
  /** Separated by spaces, ascending. */
  readonly providers: string;
  readonly ta: string;
  readonly as_of: Date | null;
  readonly world: World;
}

/** ASPAs of these networks (all if none is named), in one world if given, by customer. If both worlds have a customer, the real one wins. */
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

/** Time of the newest live source with ASPAs, of one world if given; otherwise real sources win over the laboratory's. Undefined if there is none. */
export async function newestAspas(db: Kysely<Database>, world: World | null): Promise<Date | null | undefined> {
  const { rows } = await sql<{ as_of: Date | null; world: World }>`
    select as_of, world from generation g
    where state = 'live' and (kind = 'aspas' or (kind = 'vrps' and exists (select from aspa where generation_id = g.id)))
      and (${world}::text is null or world = ${world}::text)
    order by world, as_of desc nulls last limit 1
  `.execute(db);
  return rows[0]?.as_of;
}
