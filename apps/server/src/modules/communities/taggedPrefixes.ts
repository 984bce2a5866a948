import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../store/schema.ts';
import { currentTags } from './currentTags.ts';

/** Occurs in no community. */
const BETWEEN = ',';

export interface TaggedQuery {
  /** Communities in the form of `readCommunity`; a route must carry at least one. */
  readonly anyOf: readonly string[];
  readonly ipVersion: 4 | 6 | null;
  /** Text that the written prefix must contain. */
  readonly contains: string | null;
  readonly sortBy: 'prefix' | 'origin';
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

export interface TaggedRow {
  readonly prefix: string;
  readonly origin: number;
  readonly as_name: string | null;
  readonly country_code: string | null;
  /** Origins of the routes with the community, ascending. */
  readonly targets: readonly number[];
  /** Paths of a prefix of which none names one origin; null where `origin` is one itself. */
  readonly aggregates: readonly string[] | null;
}

export interface TaggedPage {
  readonly total: number;
  readonly rows: readonly TaggedRow[];
}

/**
 * One page of the prefixes whose current routes carry a selected community, once per origin, and the total. Laboratory prefixes only if no
 * others have one.
 */
export async function taggedPrefixes(db: Kysely<Database>, query: TaggedQuery): Promise<TaggedPage> {
  const { rows } = await sql<TaggedRow & { total: number }>`
    with ${currentTags(query.anyOf)}, hits as (
      select distinct prefix, origin, world from tagged
      where world = (select min(world) from tagged)
        and (${query.ipVersion}::smallint is null or family(prefix) = ${query.ipVersion}::smallint)
        and (${query.contains}::text is null or position(lower(${query.contains}::text) in text(prefix)) > 0)
    ), page as materialized (
      select * from hits order by ${inOrder('hits', query)} limit ${query.limit} offset ${query.offset}
    ), carried as (
      select page.prefix, page.origin, array_agg(distinct peer.asn order by peer.asn) as targets,
        case when bool_and(t.aggregate is not null) then array_agg(distinct t.aggregate) end as aggregates
      from page join tagged t using (prefix, origin, world) join peer on peer.id = t.peer_id
      group by page.prefix, page.origin
    )
    select whole.total, carried.prefix, carried.origin, n.as_name, n.country_code, carried.targets, carried.aggregates
    from (select count(*) as total from hits) whole
    left join carried on true
    left join live_network n on n.asn = carried.origin and n.world = (select min(world) from tagged)
    order by ${inOrder('carried', query)}
  `.execute(db);
  return { total: rows[0]?.total ?? 0, rows: rows.filter((row) => row.prefix !== null) };
}

/** All communities on loaded routes, in one row: one row for each takes several times as long. */
export async function knownCommunities(db: Kysely<Database>): Promise<readonly string[]> {
  const { rows } = await sql<{ all: string | null }>`
    select string_agg(one, ${BETWEEN}) as all from (select distinct unnest(communities) as one from community_set) known
  `.execute(db);
  return rows[0]?.all?.split(BETWEEN) ?? [];
}

/** The list's order in SQL; equal rows are ordered by the other column. */
function inOrder(relation: string, { sortBy, order }: Pick<TaggedQuery, 'sortBy' | 'order'>): RawBuilder<unknown> {
  const [prefix, origin] = ['prefix', 'origin'].map((column) => sql.ref(`${relation}.${column}`));
  const direction = order === 'desc' ? sql`desc` : sql`asc`;
  return sortBy === 'origin' ? sql`${origin} ${direction}, ${prefix}` : sql`${prefix} ${direction}, ${origin}`;
}
