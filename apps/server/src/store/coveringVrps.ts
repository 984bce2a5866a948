import { parsePrefix, type Prefix } from '@routeglass/domain/prefix';
import { type Kysely, sql } from 'kysely';
import { coveringBlocks } from './coveringBlocks.ts';
import type { Database, World } from './schema.ts';

/** A covering VRP. A load without any has one row with only its instant. */
export interface CoveringRow {
  readonly as_of: Date | null;
  readonly prefix: string | null;
  readonly max_length: number | null;
  readonly asn: number | null;
  readonly ta: string | null;
}

/** A VRP that covers a prefix. */
export type VrpRow = { [Column in keyof CoveringRow]: NonNullable<CoveringRow[Column]> };

export function isVrp(row: CoveringRow): row is VrpRow {
  return row.prefix !== null;
}

/** The loaded VRPs of a world that cover a prefix. */
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

/** The same, in the form the validator takes. */
export function toVrp({ prefix, max_length, asn }: VrpRow): { prefix: Prefix; maxLength: number; asn: number } {
  const parsed = parsePrefix(prefix);
  if (!parsed) throw new Error(`vrp holds ${prefix}, which is no prefix`);
  return { prefix: parsed, maxLength: max_length, asn };
}
