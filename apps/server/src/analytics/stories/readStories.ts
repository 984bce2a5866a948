import { type RawBuilder, sql } from 'kysely';
import type { Store } from '../../store/store.ts';
import type { StandingSource } from '../incoming.ts';
import { sightingLine, storiesIn, type StoryPage } from './sightings.ts';
import { storySources } from './sources.ts';

/** The stories of the rows that match `where`; with a limit, of the first `limit` rows in prefix order. */
export async function readStories(
  store: Store,
  sources: readonly StandingSource[],
  where: RawBuilder<unknown>,
  limit: number | null,
): Promise<StoryPage> {
  const { text, rows } = await readSightings(store, sources, where, limit);
  return storiesIn(text, storySources(sources), limit === null || rows < limit);
}

/** The rows themselves, as lines for `storiesIn`. */
export async function readSightings(
  store: Store,
  sources: readonly StandingSource[],
  where: RawBuilder<unknown>,
  limit: number | null,
): Promise<{ readonly text: string; readonly rows: number }> {
  const [inOrder, gathered] =
    limit === null ? [sql``, sql`order by prefix`] : [sql`order by prefix limit ${sql.lit(limit)}`, sql``];
  const arms = [tablesArm(sources, where, inOrder), eventsArm(sources, where, inOrder)].filter((arm) => arm !== null);
  if (arms.length === 0) return { text: '', rows: 0 };
  const { rows } = await sql<{ page: string | null; rows: number }>`
    select string_agg(${sightingLine}, E'\n' ${gathered}) as page, count(*)::int as rows
    from (
      select * from (${sql.join(arms, sql` union all `)}) arms ${inOrder}
    ) page
  `.execute(store.bulk);
  const [page] = rows;
  return { text: page?.page ?? '', rows: page?.rows ?? 0 };
}

function tablesArm(sources: readonly StandingSource[], where: RawBuilder<unknown>, inOrder: RawBuilder<unknown>) {
  const ids = idsOf(sources, 'mrt-rib');
  return (
    ids &&
    sql`
    (select prefix, generation_id, peer_id, add_path_id, path_id, origin, '' as at, -1 as seq
    from rib_route where generation_id in (${ids}) and ${where} ${inOrder})`
  );
}

function eventsArm(sources: readonly StandingSource[], where: RawBuilder<unknown>, inOrder: RawBuilder<unknown>) {
  const ids = idsOf(sources, 'mrt-updates');
  return (
    ids &&
    sql`
    (select prefix, generation_id, peer_id, add_path_id, path_id, origin, extract(epoch from at)::text as at, seq
    from route_event where generation_id in (${ids}) and ${where} ${inOrder})`
  );
}

/** Ids are literals so that the planner can skip other partitions. Null if there are none. */
export function idsOf(sources: readonly StandingSource[], kind: 'mrt-rib' | 'mrt-updates'): RawBuilder<unknown> | null {
  const ids = sources.filter((source) => source.kind === kind).map(({ id }) => sql.lit(id));
  return ids.length === 0 ? null : sql.join(ids);
}
