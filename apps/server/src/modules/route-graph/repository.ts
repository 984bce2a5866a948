import type { LinkType } from '@routeglass/domain/relations';
import { type Kysely, sql } from 'kysely';
import type { Database, World } from '../../store/schema.ts';

/** A current route of a prefix: its vantage point and path. */
export interface CurrentRoute {
  readonly peer_asn: number;
  /** AS path as bgpdump writes it. */
  readonly asns: string;
  /** Null if the path ends in an AS_SET. */
  readonly origin: number | null;
  readonly world: World;
}

/** Current routes of a prefix. */
export async function currentRoutes(db: Kysely<Database>, prefix: string): Promise<readonly CurrentRoute[]> {
  const { rows } = await sql<CurrentRoute>`
    select peer.asn as peer_asn, path.asns, route.origin, route.world
    from current_route route
    join peer on peer.id = route.peer_id
    join as_path path on path.id = route.path_id
    where route.prefix = ${prefix}::cidr
  `.execute(db);
  return rows;
}

export interface RelationRow {
  readonly a: number;
  readonly b: number;
  readonly type: LinkType | '?';
}

/** The relation of each pair, whichever way it is stored. */
export async function relationsAmong(
  db: Kysely<Database>,
  name: string,
  pairs: readonly (readonly [number, number])[],
): Promise<readonly RelationRow[]> {
  if (pairs.length === 0) return [];
  const left = pairs.flatMap(([a, b]) => [a, b]);
  const right = pairs.flatMap(([a, b]) => [b, a]);
  const { rows } = await sql<RelationRow>`
    select r.a, r.b, r.type
    from unnest(${left}::bigint[], ${right}::bigint[]) as pair (a, b)
    join relation r on r.a = pair.a and r.b = pair.b
    where r.generation_id = (select id from generation where kind = 'relations' and name = ${name} and state = 'live')
  `.execute(db);
  return rows;
}

/** Ids of the live relations, by generation name. */
export async function liveRelations(db: Kysely<Database>): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('generation')
    .select(['name', 'id'])
    .where('kind', '=', 'relations')
    .where('state', '=', 'live')
    .execute();
  return new Map(rows.map(({ name, id }) => [name, id]));
}

/** One page of the relations of a generation, after a given pair. */
export async function relationPage(
  db: Kysely<Database>,
  generationId: number,
  after: { readonly a: number; readonly b: number },
  limit: number,
): Promise<readonly RelationRow[]> {
  const { rows } = await sql<RelationRow>`
    select a, b, type from relation
    where generation_id = ${generationId} and (a, b) > (${after.a}, ${after.b})
    order by a, b limit ${limit}
  `.execute(db);
  return rows;
}

export interface RelationCounts {
  readonly asn: number;
  readonly customers: number;
  readonly providers: number;
}

/** How many customers and providers each of these networks has. */
export async function relationCounts(
  db: Kysely<Database>,
  name: string,
  asns: readonly number[],
): Promise<readonly RelationCounts[]> {
  if (asns.length === 0) return [];
  const { rows } = await sql<RelationCounts>`
    with live as (select id from generation where kind = 'relations' and name = ${name} and state = 'live')
    select one.asn,
      (select count(*) from relation r where r.generation_id = (select id from live) and r.a = one.asn and r.type = 'p2c') as customers,
      (select count(*) from relation r where r.generation_id = (select id from live) and r.b = one.asn and r.type = 'p2c') as providers
    from unnest(${[...asns]}::bigint[]) as one (asn)
  `.execute(db);
  return rows;
}
