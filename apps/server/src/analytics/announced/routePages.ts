import { type RawBuilder, sql } from 'kysely';
import type { Store } from '../../store/store.ts';
import type { StandingSource } from '../incoming.ts';
import type { SeenRoute } from './announcers.ts';

/** Rows asked for at a time: few enough that waiting readers get their turn soon. */
const PAGE = 5_000;

/** All that the sources hold of one prefix. */
export interface PrefixRoutes {
  readonly prefix: string;
  readonly routes: readonly SeenRoute[];
}

/** Every prefix of these sources with its routes and events, in order, some at a time. The next are read while the caller works on some. */
export async function* routePages(
  store: Store,
  sources: readonly StandingSource[],
): AsyncGenerator<readonly PrefixRoutes[], void> {
  const read = (after: string | null, limit: number): Promise<Page> => {
    const page = readPage(store, sources, after === null ? sql`true` : sql`prefix > ${after}::cidr`, limit);
    // Its failure is met when its turn comes.
    page.catch(() => {});
    return page;
  };
  let after: string | null = null;
  let limit = PAGE;
  let reading = read(after, limit);
  for (;;) {
    const { prefixes, rows } = await reading;
    if (rows < limit) return yield prefixes;
    // The last prefix of a full page may have more rows than the page took.
    const whole = prefixes.slice(0, -1);
    after = whole.at(-1)?.prefix ?? after;
    limit = whole.length === 0 ? limit * 2 : PAGE;
    reading = read(after, limit);
    yield whole;
  }
}

/** The routes and events of these prefixes; those without any are left out. */
export async function routesOfPrefixes(
  store: Store,
  sources: readonly StandingSource[],
  prefixes: readonly string[],
): Promise<readonly PrefixRoutes[]> {
  const where = sql`prefix = any(${[...prefixes]}::cidr[])`;
  return (await readPage(store, sources, where, null)).prefixes;
}

interface Page {
  readonly prefixes: readonly PrefixRoutes[];
  readonly rows: number;
}

async function readPage(
  store: Store,
  sources: readonly StandingSource[],
  where: RawBuilder<unknown>,
  limit: number | null,
): Promise<Page> {
  const most = limit === null ? sql`` : sql`limit ${sql.lit(limit)}`;
  const arms = [tablesArm(sources, where, most), eventsArm(sources, where, most)].filter((arm) => arm !== null);
  if (arms.length === 0) return { prefixes: [], rows: 0 };
  const { rows } = await sql<{ page: string | null }>`
    select string_agg(
      concat_ws(E'\t', prefix, generation_id, peer_id, coalesce(add_path_id::text, ''), coalesce(origin::text, ''), at, seq),
      E'\n') as page
    from (
      select * from (${sql.join(arms, sql` union all `)}) arms order by prefix ${most}
    ) page
  `.execute(store.bulk);
  return grouped(rows[0]?.page ?? '');
}

function tablesArm(sources: readonly StandingSource[], where: RawBuilder<unknown>, most: RawBuilder<unknown>) {
  const ids = idsOf(sources, 'mrt-rib');
  return (
    ids &&
    sql`
    (select prefix, generation_id, peer_id, add_path_id, origin, '' as at, -1 as seq
    from rib_route where generation_id in (${ids}) and ${where} order by prefix ${most})`
  );
}

/** An event's instant ends in a sign: plus for an announcement, minus for a withdrawal. */
function eventsArm(sources: readonly StandingSource[], where: RawBuilder<unknown>, most: RawBuilder<unknown>) {
  const ids = idsOf(sources, 'mrt-updates');
  return (
    ids &&
    sql`
    (select prefix, generation_id, peer_id, add_path_id, origin,
      extract(epoch from at) || case when path_id is null then '-' else '+' end as at, seq
    from route_event where generation_id in (${ids}) and ${where} order by prefix ${most})`
  );
}

/** Ids as literals, so that the planner leaves other partitions alone; null where there is none. */
function idsOf(sources: readonly StandingSource[], kind: 'mrt-rib' | 'mrt-updates'): RawBuilder<unknown> | null {
  const ids = sources.filter((source) => source.kind === kind).map(({ id }) => sql.lit(id));
  return ids.length === 0 ? null : sql.join(ids);
}

/** Rows of one prefix stand together. */
function grouped(text: string): Page {
  const prefixes: { prefix: string; routes: SeenRoute[] }[] = [];
  const lines = text === '' ? [] : text.split('\n');
  for (const line of lines) {
    const [prefix = '', source, peer, addPath = '', origin, at = '', seq] = line.split('\t');
    let group = prefixes.at(-1);
    if (group?.prefix !== prefix) prefixes.push((group = { prefix, routes: [] }));
    group.routes.push({
      source: Number(source),
      peer: Number(peer),
      addPath,
      origin: origin === '' ? null : Number(origin),
      isWithdrawal: at.endsWith('-'),
      at: at === '' ? null : Number(at.slice(0, -1)),
      seq: Number(seq),
    });
  }
  return { prefixes, rows: lines.length };
}
