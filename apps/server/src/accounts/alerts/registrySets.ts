import { declaredRelation, ownSets } from '@routeglass/domain/relations';
import { objectsIn, parseSetReference, policiesOf, type Policy, registryOrder } from '@routeglass/domain/rpsl';
import { sql } from 'kysely';
import type { AccountQueries } from '../tables.ts';

/** An AS-SET of a network, in one registry. */
interface OwnSet {
  readonly asn: number;
  readonly set: string;
  readonly source: string;
}

/** Registry data about some networks. */
export interface Registered {
  /** Whether a network lists another one, or an AS-SET of it, in one of its own AS-SETs. */
  lists(asn: number, other: number): boolean;
  /** Whether the registry lines of a network say that it is a provider of another one. */
  serves(asn: number, other: number): boolean;
  /** Networks listed in a network's own AS-SETs. */
  membersOf(asn: number): readonly number[];
}

/**
 * Reads the AS-SETs and registry lines of networks. A set is a network's own if its aut-num announces only this set to a neighbor, or if its
 * PeeringDB entry names it. Anyone can register a set of the same name in another registry, so it counts only in the registry of the aut-num, in the
 * one that PeeringDB names, or if only one registry has it. Only direct members count, since nested sets are maintained by others.
 */
export async function registeredOf(queries: AccountQueries, asns: readonly number[]): Promise<Registered> {
  const wanted = [...new Set(asns)];
  const policies = await policiesIn(queries, wanted);
  const declared = [...policies].flatMap(([asn, { source, lines }]) =>
    ownSets(lines).map((set) => ({ asn, set, source })),
  );
  const sets = [...declared, ...(await peeringdbSets(queries, wanted))];
  const members = await membersIn(queries, sets);
  const setsOf = Map.groupBy(sets, ({ asn }) => asn);
  return {
    lists: (asn, other) => {
      const named = members.get(asn) ?? [];
      const names = new Set((setsOf.get(other) ?? []).map(({ set }) => set));
      return named.some((member) => member.asn === other || (member.set !== null && names.has(member.set)));
    },
    serves: (asn, other) => {
      const lines = policies.get(asn)?.lines.filter(({ neighbor }) => neighbor === other) ?? [];
      return declaredRelation(lines) === 'p2c';
    },
    membersOf: (asn) => [
      ...new Set((members.get(asn) ?? []).flatMap((member) => (member.asn === null ? [] : [member.asn]))),
    ],
  };
}

/** The registry lines of networks, preferably of the aut-num in the address registry. */
async function policiesIn(
  queries: AccountQueries,
  asns: readonly number[],
): Promise<ReadonlyMap<number, { readonly source: string; readonly lines: readonly Policy[] }>> {
  const { rows } = await sql<{ asn: number; source: string; text: string }>`
    select distinct on (name) substr(name, 3)::float8 as asn, source, object_text as text from live_rpsl_object
    where type = 'aut-num' and name = any(${asns.map((asn) => `AS${asn}`)}::text[])
    order by name, coalesce(array_position(${[...registryOrder]}::text[], source), 99), source
  `.execute(queries);
  return new Map(
    rows.map(({ asn, source, text }) => [
      asn,
      { source, lines: objectsIn([text]).flatMap(({ attributes }) => policiesOf(attributes)) },
    ]),
  );
}

async function peeringdbSets(queries: AccountQueries, asns: readonly number[]): Promise<OwnSet[]> {
  const { rows } = await sql<{ asn: number; sets: string }>`
    select asn, irr_as_set as sets from live_peeringdb_network where asn = any(${[...asns]}::bigint[]) and irr_as_set is not null
  `.execute(queries);
  const named = rows.flatMap(({ asn, sets }) =>
    sets.split(/\s+/).flatMap((text) => {
      const reference = parseSetReference(text);
      return reference ? [{ asn, ...reference }] : [];
    }),
  );
  if (named.length === 0) return [];
  const { rows: homes } = await sql<{ name: string; sources: string[] }>`
    select name, array_agg(distinct source) as sources from live_as_set
    where name = any(${named.map(({ set }) => set)}::text[]) group by name
  `.execute(queries);
  const homesOf = new Map(homes.map(({ name, sources }) => [name, sources]));
  return named.flatMap(({ asn, set, source }) => {
    const [only, ...others] = homesOf.get(set) ?? [];
    const home = source ?? (others.length === 0 ? only : undefined);
    return home === undefined ? [] : [{ asn, set, source: home }];
  });
}

interface Member {
  readonly asn: number | null;
  readonly set: string | null;
}

/** Members of sets, by the network that owns the set. */
async function membersIn(
  queries: AccountQueries,
  sets: readonly OwnSet[],
): Promise<ReadonlyMap<number, readonly Member[]>> {
  if (sets.length === 0) return new Map();
  const { rows } = await sql<Member & { set_name: string; set_source: string }>`
    select set_name, set_source, asn, member as set from live_as_set_member
    where set_name = any(${[...new Set(sets.map(({ set }) => set))]}::text[])
  `.execute(queries);
  const bySet = Map.groupBy(rows, ({ set_name, set_source }) => `${set_source}::${set_name}`);
  const owned = sets.flatMap(({ asn: owner, set, source }) =>
    (bySet.get(`${source}::${set}`) ?? []).map((member) => ({ owner, member })),
  );
  return new Map(
    [...Map.groupBy(owned, ({ owner }) => owner)].map(([owner, all]) => [owner, all.map(({ member }) => member)]),
  );
}
