import { type AlertKind, sourceOf } from '@routeglass/domain/alerts';
import { type RawBuilder, sql } from 'kysely';
import type { StoredRoute } from '../../store/incidentEvidence.ts';
import { inOneText } from '../../store/inOneText.ts';
import type { AccountQueries } from '../tables.ts';
import { type CommonPath, type Evidence, mostCommon } from './commonPaths.ts';
import type { FoundFact } from './facts.ts';

/** A fact of a watched network. */
export interface ToShow {
  readonly asn: number;
  readonly fact: FoundFact;
}

/** Most prefixes of a network searched for one that shows a link. */
const MOST_TRIED = 20;

/** Facts about a neighbor, shown by a prefix of the network. */
const ofLinks: ReadonlySet<AlertKind> = new Set(['neighbor', 'path-change']);
/** Facts about a loss, shown by the last routes before it. */
const ofLoss: ReadonlySet<AlertKind> = new Set(['path-change', 'prefix-gone']);

/** Evidence of facts about routes; other facts have none. The number of statements does not depend on the number of facts. */
export async function evidenceOf(
  queries: AccountQueries,
  facts: readonly ToShow[],
): Promise<ReadonlyMap<FoundFact, Evidence>> {
  const incidents = await pathsOfIncidents(
    queries,
    facts.flatMap(({ fact }) => fact.incident ?? []),
  );
  const asked = facts.flatMap((one, id) => (isAsked(one.fact) ? [{ ...one, id }] : []));
  const tried = await prefixesOf(
    queries,
    asked.filter(({ fact }) => ofLinks.has(fact.kind)),
  );
  const needs = asked.flatMap(({ id, asn, fact }): Need[] => {
    const isLink = ofLinks.has(fact.kind);
    const prefixes = isLink ? (tried.get(id) ?? []) : fact.prefix === null ? [] : [fact.prefix];
    return prefixes.map((prefix) => ({
      id,
      prefix,
      origin: isLink ? null : fact.kind === 'origin-change' ? fact.other : asn,
      link: isLink ? `${fact.other} ${asn}` : null,
      before: ofLoss.has(fact.kind) ? new Date(fact.since * 1000).toISOString() : null,
    }));
  });
  const shown = new Map([
    ...(await shownBy(
      queries,
      currentRoutes,
      needs.filter(({ before }) => before === null),
    )),
    ...(await shownBy(
      queries,
      lastRoutes,
      needs.filter(({ before }) => before !== null),
    )),
  ]);
  return new Map(
    facts.flatMap(({ fact }, id): [FoundFact, Evidence][] => {
      if (fact.incident !== null) return [[fact, { prefix: fact.prefix, paths: incidents.get(fact.incident) ?? [] }]];
      const prefix = fact.prefix ?? tried.get(id)?.[0] ?? null;
      return isAsked(fact) ? [[fact, shown.get(id) ?? { prefix, paths: [] }]] : [];
    }),
  );
}

const isAsked = ({ kind, incident }: FoundFact): boolean =>
  incident === null && (sourceOf(kind) === 'routes' || kind === 'roa-invalid');

interface Need {
  readonly id: number;
  readonly prefix: string;
  /** The origin of the paths; null for any. */
  readonly origin: number | null;
  /** Two neighbors in the paths, such as `1299 15169`; null for any. */
  readonly link: string | null;
  /** Null for current routes. */
  readonly before: string | null;
}

/** The newest route of each vantage point, without withdrawn ones. */
const currentRoutes = (routes: RawBuilder<unknown>, newest: RawBuilder<unknown>) => sql`
  select * from (${newest} from (${routes}) seen ${NEWEST}) newest where path_id is not null
`;
/** The last matching route of each vantage point, even if others followed. */
const lastRoutes = (routes: RawBuilder<unknown>, newest: RawBuilder<unknown>) => sql`
  ${newest} from (${routes}) seen join (select id as path_key, asns from as_path) q on q.path_key = path_id
  where at < before and (origin_asked is null or origin = origin_asked) and ${isOver(sql`q.asns`)} ${NEWEST}
`;
const NEWEST = sql`order by id, prefix, peer_id, add_path_id, at desc, seq desc`;
const COLUMNS = sql`id, prefix, peer_id, add_path_id, at, seq, path_id, origin, origin_asked, link`;
const isOver = (path: RawBuilder<unknown>) => sql`(link is null or ' ' || ${path} || ' ' like '% ' || link || ' %')`;

const LIVE = sql`
  select g.id, g.kind, g.as_of, r.as_of as snapshot
  from generation g left join generation r on r.kind = 'mrt-rib' and r.state = 'live' and r.name = g.collector
  where g.state = 'live' and g.kind in ('mrt-rib', 'mrt-updates')
`;

/** For each need, the prefix to which most vantage points have a matching route, with the most common paths. */
async function shownBy(
  queries: AccountQueries,
  routesOf: (routes: RawBuilder<unknown>, newest: RawBuilder<unknown>) => RawBuilder<unknown>,
  needs: readonly Need[],
): Promise<ReadonlyMap<number, Evidence>> {
  if (needs.length === 0) return new Map();
  const asked = sql`json_to_recordset(${JSON.stringify(needs)}::json)
    as n (id int, prefix cidr, origin bigint, link text, before timestamptz)`;
  const need = sql`n.id, n.prefix, n.origin as origin_asked, n.link, n.before`;
  const routes = sql`
    select ${need}, t.peer_id, t.add_path_id, g.as_of as at, -1 as seq, t.path_id, t.origin
    from need n join rib_route t on t.prefix = n.prefix join live g on g.id = t.generation_id and g.kind = 'mrt-rib'
    union all
    select ${need}, e.peer_id, e.add_path_id, e.at, e.seq, e.path_id, e.origin
    from need n join route_event e on e.prefix = n.prefix
    join live g on g.id = e.generation_id and g.kind = 'mrt-updates' and (g.snapshot is null or e.at > g.snapshot)
  `;
  const newest = sql`select distinct on (id, prefix, peer_id, add_path_id) ${COLUMNS}`;
  const rows = await inOneText<{ id: number; prefix: string; path: string; vantage_points: number }>(
    queries,
    sql`
    with need as materialized (select * from ${asked}), live as materialized (${LIVE}),
    counted as (
      select r.id, r.prefix, p.asns as path, count(distinct r.peer_id)::int as vantage_points
      from (${routesOf(routes, newest)}) r join as_path p on p.id = r.path_id
      where (r.origin_asked is null or r.origin = r.origin_asked) and ${isOver(sql`p.asns`)}
      group by r.id, r.prefix, p.asns
    )
    select id, prefix::text as prefix, path, vantage_points from (
      select *, sum(vantage_points) over (partition by id, prefix)::int as "all",
        row_number() over (partition by id, prefix order by vantage_points desc, length(path), path) as place
      from counted
    ) c where place <= 3 order by id, "all" desc, prefix, place
  `,
  );
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, own]) => {
      const prefix = own[0]!.prefix;
      const paths = own.filter((row) => row.prefix === prefix);
      return [id, { prefix, paths: paths.map(({ path, vantage_points }) => ({ path, vantage_points })) }];
    }),
  );
}

/** Some prefixes that each network announces or announced, by fact. */
async function prefixesOf(
  queries: AccountQueries,
  facts: readonly (ToShow & { readonly id: number })[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  if (facts.length === 0) return new Map();
  const rows = await inOneText<{ asn: number; prefixes: string[] }>(
    queries,
    sql`
    select w.asn, array(
      select distinct s.prefix from live_announcement_span s where s.origin = w.asn order by s.prefix limit ${sql.lit(MOST_TRIED)}
    )::text[] as prefixes
    from unnest(${[...new Set(facts.map(({ asn }) => asn))]}::bigint[]) as w (asn)
  `,
  );
  const own = new Map(rows.map(({ asn, prefixes }) => [asn, prefixes]));
  return new Map(facts.map(({ id, asn }) => [id, own.get(asn) ?? []]));
}

/** The most common AS paths of the evidence of incidents, by id. */
async function pathsOfIncidents(
  queries: AccountQueries,
  incidents: readonly number[],
): Promise<ReadonlyMap<number, readonly CommonPath[]>> {
  if (incidents.length === 0) return new Map();
  const rows = await inOneText<{ id: number; routes: readonly Pick<StoredRoute, 'path' | 'peer' | 'collector'>[] }>(
    queries,
    sql`select incident_id as id, coalesce(evidence -> 'routes', '[]') as routes from incident_evidence where incident_id = any(${[...incidents]}::bigint[])`,
  );
  return new Map(
    rows.map(({ id, routes }) => {
      const byPath = [...Map.groupBy(routes, ({ path }) => path)];
      const counted = byPath.map(([path, all]) => ({
        path,
        vantage_points: new Set(all.map(({ peer, collector }) => `${peer} ${collector}`)).size,
      }));
      return [id, mostCommon(counted)];
    }),
  );
}
