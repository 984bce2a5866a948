import { type RawBuilder, sql } from 'kysely';
import type { Store } from '../../store/store.ts';
import type { StandingSource } from '../incoming.ts';
import { sightingLine, storiesIn, type StoryPage, type WorldStory } from './sightings.ts';
import { type RouteSource, storySources } from './sources.ts';

/** Rows asked for at a time: few enough that waiting readers get their turn soon. */
const PAGE = 5_000;

/** The stories of every prefix of these sources, in order of prefix, some at a time. The next are read while the caller works on some. */
export async function* storyPages(
  store: Store,
  sources: readonly StandingSource[],
): AsyncGenerator<readonly WorldStory[], void> {
  const known = storySources(sources);
  const read = (after: string | null, limit: number): Promise<StoryPage> => {
    const page = readPage(store, sources, known, after === null ? sql`true` : sql`prefix > ${after}::cidr`, limit);
    // Its failure is met when its turn comes.
    page.catch(() => {});
    return page;
  };
  let after: string | null = null;
  let limit = PAGE;
  let reading = read(after, limit);
  for (;;) {
    const { stories, rows, last } = await reading;
    if (rows < limit) return yield stories;
    after = last ?? after;
    // A prefix with more rows than a page needs a larger one.
    limit = last === null ? limit * 2 : PAGE;
    reading = read(after, limit);
    yield stories;
  }
}

/** The stories of these prefixes; those of which nothing is known are left out. */
export async function storiesOf(
  store: Store,
  sources: readonly StandingSource[],
  prefixes: readonly string[],
): Promise<readonly WorldStory[]> {
  const where = sql`prefix = any(${[...prefixes]}::cidr[])`;
  return (await readPage(store, sources, storySources(sources), where, null)).stories;
}

async function readPage(
  store: Store,
  sources: readonly StandingSource[],
  known: ReadonlyMap<number, RouteSource>,
  where: RawBuilder<unknown>,
  limit: number | null,
): Promise<StoryPage> {
  const most = limit === null ? sql`` : sql`limit ${sql.lit(limit)}`;
  const arms = [tablesArm(sources, where, most), eventsArm(sources, where, most)].filter((arm) => arm !== null);
  if (arms.length === 0) return storiesIn('', known, true);
  const { rows } = await sql<{ page: string | null; rows: number }>`
    select string_agg(${sightingLine}, E'\n') as page, count(*)::int as rows
    from (
      select * from (${sql.join(arms, sql` union all `)}) arms order by prefix ${most}
    ) page
  `.execute(store.bulk);
  const [page] = rows;
  return storiesIn(page?.page ?? '', known, limit === null || (page?.rows ?? 0) < limit);
}

function tablesArm(sources: readonly StandingSource[], where: RawBuilder<unknown>, most: RawBuilder<unknown>) {
  const ids = idsOf(sources, 'mrt-rib');
  return (
    ids &&
    sql`
    (select prefix, generation_id, peer_id, add_path_id, path_id, origin, '' as at, -1 as seq
    from rib_route where generation_id in (${ids}) and ${where} order by prefix ${most})`
  );
}

function eventsArm(sources: readonly StandingSource[], where: RawBuilder<unknown>, most: RawBuilder<unknown>) {
  const ids = idsOf(sources, 'mrt-updates');
  return (
    ids &&
    sql`
    (select prefix, generation_id, peer_id, add_path_id, path_id, origin, extract(epoch from at)::text as at, seq
    from route_event where generation_id in (${ids}) and ${where} order by prefix ${most})`
  );
}

/** Ids as literals, so that the planner leaves other partitions alone; null where there is none. */
function idsOf(sources: readonly StandingSource[], kind: 'mrt-rib' | 'mrt-updates'): RawBuilder<unknown> | null {
  const ids = sources.filter((source) => source.kind === kind).map(({ id }) => sql.lit(id));
  return ids.length === 0 ? null : sql.join(ids);
}
