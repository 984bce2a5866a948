import { type Kysely, sql } from 'kysely';
import type { Database, World } from '../../store/schema.ts';

/** Most objects and most networks in one answer. */
export const MOST_OBJECTS = 1000;

export interface ObjectQuery {
  readonly names: readonly string[] | null;
  readonly types: readonly string[] | null;
  readonly sources: readonly string[] | null;
  /** Names of direct members: `AS1234` or a set's. */
  readonly members: readonly string[] | null;
  readonly limit: number;
}

export interface ObjectRow {
  readonly type: string;
  readonly name: string;
  readonly source: string;
  readonly object_text: string;
  readonly world: World;
}

/** Objects that match all conditions, by name and registry. Personal data is not searched. */
export async function findObjects(db: Kysely<Database>, query: ObjectQuery): Promise<ObjectRow[]> {
  const { names, types, sources, members, limit } = query;
  const numbers = members?.flatMap((name) => (/^AS\d{1,10}$/.test(name) ? [Number(name.slice(2))] : [])) ?? [];
  const { rows } = await sql<ObjectRow>`
    select o.type, o.name, o.source, o.object_text, g.world
    from live_rpsl_object o join generation g on g.id = o.generation_id
    where o.type not in ('person', 'role') and (${names}::text[] is null or o.name = any(${names}::text[]))
      and (${types}::text[] is null or o.type = any(${types}::text[]))
      and (${sources}::text[] is null or o.source = any(${sources}::text[]))
      and (${members}::text[] is null or (o.type = 'as-set' and exists (
        select from live_as_set_member m where m.set_name = o.name and m.set_source = o.source
          and (m.member = any(${members}::text[]) or m.asn = any(${numbers}::bigint[])))))
    order by o.name, o.source, o.type limit ${limit}
  `.execute(db);
  return rows;
}

export interface SetRow {
  readonly name: string;
  readonly source: string;
  readonly asns: readonly number[];
  /** Other sets, prefixed with a registry if the object names one: `RIPE::AS-FOO`. */
  readonly sets: readonly string[];
}

/** Members of the sets with these names, in every registry that has one. One row per set, since one per member would be many times more. */
export async function readSets(db: Kysely<Database>, setNames: readonly string[]): Promise<SetRow[]> {
  const { rows } = await sql<{ name: string; source: string; asns: string | null; sets: string | null }>`
    select set_name as name, set_source as source, string_agg(asn::text, ' ') as asns,
      string_agg(coalesce(member_source || '::', '') || member, ' ') as sets
    from live_as_set_member where set_name = any(${[...setNames]}::text[])
    group by set_name, set_source
  `.execute(db);
  return rows.map(({ name, source, asns, sets }) => ({
    name,
    source,
    asns: asns?.split(' ').map(Number) ?? [],
    sets: sets?.split(' ') ?? [],
  }));
}

/** For each name, the registries that have a set with it. */
export async function sourcesOfSets(
  db: Kysely<Database>,
  names: readonly string[],
): Promise<{ name: string; source: string }[]> {
  const { rows } = await sql<{ name: string; source: string }>`
    select distinct name, source from live_as_set where name = any(${[...names]}::text[]) order by name, source
  `.execute(db);
  return rows;
}

/** The sets among these names whose description contains a text (in lower case) in any registry. */
export async function describedAs(db: Kysely<Database>, names: readonly string[], text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from live_as_set
    where name = any(${[...names]}::text[])
      and exists (select from unnest(descr) as line where strpos(lower(line), ${text}) > 0)
    order by name
  `.execute(db);
  return rows.map(({ name }) => name);
}

/** Names of these networks, in one row; networks without a name have no entry. */
export async function namesOf(db: Kysely<Database>, asns: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ names: Readonly<Record<string, string>> | null }>`
    select json_object_agg(asn, as_name) as names from live_network
    where asn = any(${[...asns]}::bigint[]) and as_name <> ''
  `.execute(db);
  return new Map(Object.entries(rows[0]?.names ?? {}).map(([asn, name]) => [Number(asn), name]));
}

/** Number of distinct prefixes in the route objects of each of these networks; networks without any have no entry. */
export async function countPrefixes(
  db: Kysely<Database>,
  asns: readonly number[],
  ipVersion: 4 | 6 | null,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ origin: number; prefixes: number }>`
    select origin, count(distinct prefix)::int as prefixes from live_route_object
    where origin = any(${[...asns]}::bigint[])
      and (${ipVersion}::int is null or family(prefix) = ${ipVersion}::int)
    group by origin
  `.execute(db);
  return new Map(rows.map(({ origin, prefixes }) => [origin, prefixes]));
}

/** Number of distinct prefixes in the route objects of all these networks. */
export async function countPrefixesOfAll(
  db: Kysely<Database>,
  asns: readonly number[],
  ipVersion: 4 | 6 | null,
): Promise<number> {
  const { rows } = await sql<{ prefixes: number }>`
    select count(distinct prefix)::int as prefixes from live_route_object
    where origin = any(${[...asns]}::bigint[])
      and (${ipVersion}::int is null or family(prefix) = ${ipVersion}::int)
  `.execute(db);
  return rows[0]?.prefixes ?? 0;
}
