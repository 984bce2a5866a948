import { sql } from 'kysely';
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

/** Every prefix of these sources with its routes and events, in order, some at a time. */
export async function* routePages(
  store: Store,
  sources: readonly StandingSource[],
): AsyncGenerator<readonly PrefixRoutes[], void> {
  let after: string | null = null;
  let limit = PAGE;
  for (;;) {
    const where = after === null ? sql`true` : sql`prefix > ${after}::cidr`;
    const text: string = await readPage(store, sources, where, limit);
    const page = grouped(text);
    const isLast = countLines(text) < limit;
    // The last prefix of a full page may have more rows than the page took.
    const whole = isLast ? page : page.slice(0, -1);
    if (whole.length > 0) yield whole;
    if (isLast) return;
    after = whole.at(-1)?.prefix ?? after;
    limit = whole.length === 0 ? limit * 2 : PAGE;
  }
}

/** The routes and events of these prefixes; those without any are left out. */
export async function routesOfPrefixes(
  store: Store,
  sources: readonly StandingSource[],
  prefixes: readonly string[],
): Promise<PrefixRoutes[]> {
  return grouped(await readPage(store, sources, sql`prefix = any(${[...prefixes]}::cidr[])`, null));
}

async function readPage(
  store: Store,
  sources: readonly StandingSource[],
  where: ReturnType<typeof sql>,
  limit: number | null,
): Promise<string> {
  const most = limit === null ? sql`` : sql`limit ${sql.lit(limit)}`;
  const tables = idsOf(sources, 'mrt-rib');
  const deltas = idsOf(sources, 'mrt-updates');
  const { rows } = await sql<{ page: string | null }>`
    select string_agg(
      concat_ws(E'\t', prefix, generation_id, peer_id, coalesce(add_path_id::text, ''), coalesce(origin::text, ''), at, seq),
      E'\n' order by prefix) as page
    from (
      select * from (
        select prefix, generation_id, peer_id, add_path_id, origin, '' as at, -1 as seq
        from rib_route where generation_id in (${tables}) and (${where}) order by prefix ${most}
      ) snapshots
      union all
      select * from (
        select prefix, generation_id, peer_id, add_path_id, origin,
          extract(epoch from at) || case when path_id is null then '-' else '+' end, seq
        from route_event where generation_id in (${deltas}) and (${where}) order by prefix ${most}
      ) events
      order by prefix ${most}
    ) page
  `.execute(store.bulk);
  return rows[0]?.page ?? '';
}

/** Ids as literals, so that the planner leaves other partitions alone. */
function idsOf(sources: readonly StandingSource[], kind: 'mrt-rib' | 'mrt-updates') {
  const ids = sources.filter((source) => source.kind === kind).map(({ id }) => sql.lit(id));
  return ids.length === 0 ? sql.lit(null) : sql.join(ids);
}

function countLines(text: string): number {
  return text === '' ? 0 : text.split('\n').length;
}

/** Rows of one prefix stand together. */
function grouped(text: string): PrefixRoutes[] {
  const groups: { prefix: string; routes: SeenRoute[] }[] = [];
  for (const line of text === '' ? [] : text.split('\n')) {
    const [prefix = '', source, peer, addPath = '', origin, at = '', seq] = line.split('\t');
    let group = groups.at(-1);
    if (group?.prefix !== prefix) groups.push((group = { prefix, routes: [] }));
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
  return groups;
}
