import type { Relation } from '@routeglass/domain/relations';
import { type RawBuilder, sql } from 'kysely';
import { partitionOf } from '../../store/partition.ts';
import type { Store } from '../../store/store.ts';

const PAGE = 5_000;

/** The relation of each link's lower ASN to its higher one, by `world-ipVersion a b`, in these generations of relations. */
export async function relationTypes(
  store: Store,
  generationIds: readonly number[],
): Promise<ReadonlyMap<string, Relation>> {
  const types = new Map<string, Relation>();
  for (const id of generationIds) {
    let after: RawBuilder<unknown> = sql`true`;
    for (;;) {
      const { rows } = await sql<{ lines: string | null }>`
        select string_agg(concat_ws(' ', world || '-' || ip_version, a, b, type), E'\n' order by a, b) as lines
        from (select * from ${sql.table(partitionOf('relation', id))} where ${after} order by a, b limit ${PAGE}) page
      `.execute(store.bulk);
      const lines = rows[0]?.lines?.split('\n') ?? [];
      for (const line of lines) note(line, types);
      const [, a, b] = lines.at(-1)?.split(' ') ?? [];
      if (lines.length < PAGE) break;
      after = sql`(a, b) > (${Number(a)}::bigint, ${Number(b)}::bigint)`;
    }
  }
  return types;
}

/** The same for single links, given as pairs of a lower and a higher ASN. */
export async function relationTypesOf(
  store: Store,
  generationIds: readonly number[],
  links: readonly { readonly a: number; readonly b: number }[],
): Promise<ReadonlyMap<string, Relation>> {
  const types = new Map<string, Relation>();
  const column = (name: 'a' | 'b') => sql`${links.map((link) => link[name])}::bigint[]`;
  for (const id of generationIds) {
    const { rows } = await sql<{ lines: string | null }>`
      select string_agg(concat_ws(' ', world || '-' || ip_version, r.a, r.b, type), E'\n') as lines
      from unnest(${column('a')}, ${column('b')}) as link (a, b)
      join ${sql.table(partitionOf('relation', id))} r on (r.a, r.b) in ((link.a, link.b), (link.b, link.a))
    `.execute(store.bulk);
    for (const line of rows[0]?.lines?.split('\n') ?? []) note(line, types);
  }
  return types;
}

function note(line: string, types: Map<string, Relation>): void {
  const [of, first, second, type] = line.split(' ');
  const [a, b] = [Number(first), Number(second)];
  if (type === 'p2c') types.set(`${of} ${Math.min(a, b)} ${Math.max(a, b)}`, a < b ? 'p2c' : 'c2p');
  else types.set(`${of} ${Math.min(a, b)} ${Math.max(a, b)}`, type === 'p2p' ? 'p2p' : '?');
}
