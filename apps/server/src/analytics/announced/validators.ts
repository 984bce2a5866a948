import { parsePrefix } from '@routeglass/domain/prefix';
import { createOriginValidator, type OriginValidator, type Vrp } from '@routeglass/domain/validity';
import { sql } from 'kysely';
import { partitionOf } from '../../store/partition.ts';
import type { World } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import type { StandingSource } from '../incoming.ts';

/** Pages of the table (8 kB each) that one question reads: about 10,000 rows. */
const PAGES_AT_ONCE = 80;

/** A validator for each world over the VRPs that stand. */
export async function validatorsOf(
  store: Store,
  standing: readonly StandingSource[],
): Promise<Readonly<Record<World, OriginValidator>>> {
  const vrps: Record<World, Vrp[]> = { lab: [], internet: [] };
  for (const { id, kind, world } of standing) if (kind === 'vrps') await readVrps(store, id, vrps[world]);
  return { lab: createOriginValidator(vrps.lab), internet: createOriginValidator(vrps.internet) };
}

/** Reads the rows in the order in which they lie, which needs no index: the partition is not written any more. */
async function readVrps(store: Store, id: number, into: Vrp[]): Promise<void> {
  const partition = partitionOf('vrp', id);
  const size = await sql<{ pages: number }>`
    select (pg_relation_size(${partition}::regclass) / current_setting('block_size')::int)::int as pages
  `.execute(store.bulk);
  const pages = size.rows[0]?.pages ?? 0;
  for (let page = 0; page < pages; page += PAGES_AT_ONCE) {
    const { rows } = await sql<{ lines: string | null }>`
      select string_agg(prefix || E'\t' || max_length || E'\t' || asn, E'\n') as lines
      from ${sql.table(partition)}
      where ctid >= ${`(${page},0)`}::tid and ctid < ${`(${page + PAGES_AT_ONCE},0)`}::tid
    `.execute(store.bulk);
    for (const line of rows[0]?.lines?.split('\n') ?? []) {
      const [text = '', maxLength, asn] = line.split('\t');
      const prefix = parsePrefix(text);
      if (prefix) into.push({ prefix, maxLength: Number(maxLength), asn: Number(asn) });
    }
  }
}
