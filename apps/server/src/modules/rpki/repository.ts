import type { Prefix } from '@routeglass/domain/prefix';
import { type Kysely, sql } from 'kysely';
import { coveringBlocks } from '../../store/coveringBlocks.ts';
import type { Database, World } from '../../store/schema.ts';

/** A covering VRP; a load without any gives one row that has only its instant. */
export interface CoveringRow {
  readonly as_of: Date | null;
  readonly prefix: string | null;
  readonly max_length: number | null;
  readonly asn: number | null;
  readonly ta: string | null;
}

export async function coveringVrps(
  db: Kysely<Database>,
  prefix: Prefix,
  world: World,
): Promise<readonly CoveringRow[]> {
  const { rows } = await sql<CoveringRow>`
    select g.as_of, v.prefix, v.max_length, v.asn, v.ta
    from generation g
    left join vrp v on v.generation_id = g.id and v.prefix = any(${coveringBlocks(prefix)}::cidr[])
    where g.kind = 'vrps' and g.state = 'live' and g.world = ${world}
  `.execute(db);
  return rows;
}
