import { sql } from 'kysely';
import type { Store } from '../../store/store.ts';

const PAGE = 5_000;

/** Some of the different AS paths of a generation, as text. */
export interface PathPage {
  readonly generationId: number;
  readonly paths: readonly string[];
}

/** The different AS paths of these generations that lead to prefixes of one IP version, some at a time; a path of two generations comes twice. */
export async function* pathPages(
  store: Store,
  generationIds: readonly number[],
  ipVersion: 4 | 6,
): AsyncGenerator<PathPage, void> {
  if (generationIds.length === 0) return;
  const blocks = await store.bulk
    .selectFrom('path_block')
    .select(['generation_id', 'first_id', 'count'])
    .where('generation_id', 'in', generationIds)
    .where('ip_version', '=', ipVersion)
    .orderBy('first_id')
    .execute();
  for (const { generation_id: generationId, first_id, count } of blocks) {
    for (let from = first_id; from < first_id + count; from += PAGE) {
      const to = Math.min(from + PAGE, first_id + count);
      const { rows } = await sql<{ page: string | null }>`
        select string_agg(asns, E'\n') as page from as_path where id >= ${from} and id < ${to}
      `.execute(store.bulk);
      const page = rows[0]?.page;
      if (page) yield { generationId, paths: page.split('\n') };
    }
  }
}
