import { formatAddress, type Prefix } from '@routeglass/domain/prefix';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DelegationState } from './registrySchema.ts';
import type { Database, World } from './schema.ts';

/** The registry's record of a block of addresses. */
export interface DelegationRow {
  readonly registry: string;
  readonly country: string | null;
  readonly status: DelegationState;
  readonly holder: string;
  /** Name of the file, and when it was made. */
  readonly file: string;
  readonly as_of: Date | null;
}

/** The block in a world's delegated statistics that contains the whole prefix. If several files have one, the newest counts. */
export async function findDelegation(
  db: Kysely<Database>,
  prefix: Prefix,
  world: World,
): Promise<DelegationRow | undefined> {
  const { rows } = await sql<DelegationRow>`${delegationOf(prefix, world)}`.execute(db);
  return rows[0];
}

/** The same as a query, for any world if none is given. */
export function delegationOf(prefix: Prefix, world?: World): RawBuilder<DelegationRow & { readonly world: World }> {
  const first = formatAddress(prefix.bytes);
  return sql`
    select r.registry, r.country, r.status, r.holder, g.name as file, g.as_of, g.world
    from generation g
    cross join lateral (
      select * from delegated_addresses d
      where d.generation_id = g.id and d.first <= ${first}::inet order by d.first desc limit 1
    ) r
    where g.kind = 'delegated' and g.state = 'live' ${world === undefined ? sql`` : sql`and g.world = ${world}`}
      and host(r.last)::inet >= host(broadcast(${`${first}/${prefix.length}`}::inet))::inet
      and family(r.last) = ${prefix.version}::int
    order by g.as_of desc nulls last, g.id desc limit 1
  `;
}
