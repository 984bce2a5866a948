import type { Store } from '../../store/store.ts';
import type { PathTexts } from './pathTexts.ts';

/** A multiple of what one question reads (`PathTexts`). */
const PAGE = 65_536;

/** Some of the different AS paths of a generation, which are known by then. */
export interface PathPage {
  readonly generationId: number;
  readonly ids: readonly number[];
}

/** The different AS paths of these generations that lead to prefixes of one IP version, some at a time; a path of two generations comes twice. */
export async function* pathPages(
  store: Store,
  texts: PathTexts,
  generationIds: readonly number[],
  ipVersion: 4 | 6,
): AsyncGenerator<PathPage, void> {
  const blocks = await blocksOf(store, generationIds, ipVersion);
  for (const { generation_id: generationId, first_id, count } of blocks) {
    const end = first_id + count;
    // Pages end where the ranges do that are read from the store.
    for (let from = first_id, to = from; from < end; from = to) {
      to = Math.min(end, (Math.floor(from / PAGE) + 1) * PAGE);
      const all = Array.from({ length: to - from }, (_, i) => from + i);
      await texts.learn(all);
      const ids = all.filter((id) => texts.isThere(id));
      if (ids.length > 0) yield { generationId, ids };
    }
  }
}

/** Reads all of them. */
export async function learnPaths(...words: Parameters<typeof pathPages>): Promise<void> {
  const pages = pathPages(...words);
  while (!(await pages.next()).done);
}

/** An upper limit of their number. */
export async function countPaths(store: Store, generationIds: readonly number[], ipVersion: 4 | 6): Promise<number> {
  return (await blocksOf(store, generationIds, ipVersion)).reduce((sum, { count }) => sum + count, 0);
}

async function blocksOf(store: Store, generationIds: readonly number[], ipVersion: 4 | 6) {
  if (generationIds.length === 0) return [];
  return store.bulk
    .selectFrom('path_block')
    .select(['generation_id', 'first_id', 'count'])
    .where('generation_id', 'in', generationIds)
    .where('ip_version', '=', ipVersion)
    .orderBy('first_id')
    .execute();
}
