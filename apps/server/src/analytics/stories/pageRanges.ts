import { type RawBuilder, sql } from 'kysely';
import type { Store } from '../../store/store.ts';
import type { StandingSource } from '../incoming.ts';
import { idsOf } from './readStories.ts';

/** Number of rows in one block of addresses: an IPv4 /16, an IPv6 /32, or a larger prefix. */
interface BlockRows {
  readonly block: string;
  readonly rows: number;
}

/** The first prefixes of pages of about this many rows, in order, without that of the first page. A block of addresses is never split. */
export async function firstPrefixes(
  store: Store,
  sources: readonly StandingSource[],
  page: number,
): Promise<readonly string[]> {
  const firsts: string[] = [];
  let held = 0;
  for (const { block, rows } of await rowsByBlock(store, sources)) {
    if (held > 0 && held + rows > page) {
      firsts.push(block);
      held = 0;
    }
    held += rows;
  }
  return firsts;
}

async function rowsByBlock(store: Store, sources: readonly StandingSource[]): Promise<readonly BlockRows[]> {
  const arms = [
    counted('rib_route', idsOf(sources, 'mrt-rib')),
    counted('route_event', idsOf(sources, 'mrt-updates')),
  ].filter((arm) => arm !== null);
  if (arms.length === 0) return [];
  const { rows } = await sql<BlockRows>`
    select block::text as block, sum(rows)::int8 as rows from (${sql.join(arms, sql` union all `)}) counted
    group by counted.block order by counted.block
  `.execute(store.bulk);
  return rows;
}

function counted(table: 'rib_route' | 'route_event', ids: RawBuilder<unknown> | null): RawBuilder<unknown> | null {
  return (
    ids &&
    sql`(
      select set_masklen(prefix, least(masklen(prefix), case family(prefix) when 4 then 16 else 32 end)) as block, count(*) as rows
      from ${sql.table(table)} where generation_id in (${ids}) group by 1
    )`
  );
}
