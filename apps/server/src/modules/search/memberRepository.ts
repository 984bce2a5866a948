import { type Kysely, sql } from 'kysely';
import type { Database } from '../../store/schema.ts';

/** A set in one registry. */
export interface SetName {
  readonly name: string;
  readonly source: string;
}

export interface MembersRow extends SetName {
  /** The first members: networks as `AS64512` by number, then sets by name. */
  readonly members: readonly string[];
  readonly total: number;
}

/** Direct members of sets, up to a limit for each; a set without members has no row. */
export async function firstMembers(
  db: Kysely<Database>,
  sets: readonly SetName[],
  limit: number,
): Promise<readonly MembersRow[]> {
  const { rows } = await sql<MembersRow>`
    with wanted as (
      select * from unnest(${sets.map(({ name }) => name)}::text[], ${sets.map(({ source }) => source)}::text[]) as w (name, source)
    ), listed as (
      select distinct m.set_name as name, m.set_source as source, m.asn, m.member
      from live_as_set_member m join wanted w on w.name = m.set_name and w.source = m.set_source
    ), placed as (
      select *, row_number() over (partition by name, source order by asn, member collate "C") as place from listed
    )
    select name, source, count(*)::int as total,
      array_agg(coalesce('AS' || asn, member) order by place) filter (where place <= ${limit}::int) as members
    from placed group by name, source
  `.execute(db);
  return rows;
}

export interface MemberObject extends SetName {
  readonly descr: readonly string[];
}

/** Registry entries of these members, sets and networks alike, by name and registry. */
export async function objectsOf(db: Kysely<Database>, members: readonly string[]): Promise<readonly MemberObject[]> {
  const numbers = members.flatMap((member) => (/^AS\d{1,10}$/.test(member) ? [Number(member.slice(2))] : []));
  const { rows } = await sql<MemberObject>`
    select name, source, descr from live_as_set where name = any(${[...members]}::text[])
    union all
    select 'AS' || asn, source, descr from live_aut_num where asn = any(${numbers}::bigint[])
    order by 1, 2
  `.execute(db);
  return rows;
}
