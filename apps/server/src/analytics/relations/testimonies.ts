import { Declarations, type MembersOf, type Testimony } from '@routeglass/domain/relations';
import { objectsIn, policiesOf, registryOrder } from '@routeglass/domain/rpsl';
import { sql } from 'kysely';
import type { World } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';
import type { StandingSource } from '../incoming.ts';
import { dumpsOf } from './routeServers.ts';

/** Objects read at a time. */
const PAGE = 2_000;

/** Ids of the current registries of a world. */
export function irrIds(standing: readonly StandingSource[], world: World): number[] {
  return standing.filter((source) => source.kind === 'irr' && source.world === world).map(({ id }) => id);
}

/** What the current registries and exchanges of a world state about neighbors on paths. */
export async function testimoniesOf(
  store: Store,
  standing: readonly StandingSource[],
  world: World,
  ipVersion: 4 | 6,
  isBeside: (a: number, b: number) => boolean,
): Promise<Testimony[]> {
  const [registries, dumps] = [irrIds(standing, world), dumpsOf(standing, world)];
  const said = [...(await declaredIn(store, registries, ipVersion)), ...(await metAtExchanges(store, dumps, isBeside))];
  return said.filter(({ a, b }) => isBeside(a, b));
}

/** Import and export lines and as-sets. If several registries have an aut-num, the one in the address registry counts. */
async function declaredIn(store: Store, ids: readonly number[], ipVersion: 4 | 6): Promise<Testimony[]> {
  if (ids.length === 0) return [];
  const declarations = new Declarations(ipVersion);
  let after = '';
  for (;;) {
    const { rows } = await sql<{ name: string; texts: string[] }>`
      select name, array_agg(object_text order by coalesce(array_position(${[...registryOrder]}::text[], source), 99), source) as texts
      from rpsl_object
      where generation_id = any(${[...ids]}::int[]) and type = 'aut-num' and name > ${after}
      group by name order by name limit ${PAGE}
    `.execute(store.bulk);
    for (const { name, texts } of rows) {
      for (const { attributes } of objectsIn(texts)) declarations.add(Number(name.slice(2)), policiesOf(attributes));
    }
    after = rows.at(-1)?.name ?? '';
    if (rows.length < PAGE) break;
  }
  return declarations.testimonies(await membersOfSets(store, ids, [...declarations.sets]));
}

/** Members of these sets. If several registries have a set, their members are merged. */
async function membersOfSets(store: Store, ids: readonly number[], names: readonly string[]): Promise<MembersOf> {
  const members = new Map<string, { asns: number[]; sets: string[] }>();
  for (let from = 0; from < names.length; from += PAGE) {
    const { rows } = await sql<{ set_name: string; asns: number[]; sets: string[] }>`
      select set_name, coalesce(array_agg(distinct asn::float8) filter (where asn is not null), '{}') as asns,
        coalesce(array_agg(distinct member) filter (where member is not null), '{}') as sets
      from as_set_member
      where generation_id = any(${[...ids]}::int[]) and set_name = any(${names.slice(from, from + PAGE)}::text[])
      group by set_name
    `.execute(store.bulk);
    for (const { set_name, asns, sets } of rows) members.set(set_name, { asns, sets });
  }
  return (set) => members.get(set);
}

/** Pairs of networks that use the route servers of the same exchange. */
async function metAtExchanges(
  store: Store,
  ids: readonly number[],
  isBeside: (a: number, b: number) => boolean,
): Promise<Testimony[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ asns: number[] }>`
    select array_agg(distinct asn::float8 order by asn::float8) as asns from exchange_port
    where generation_id = any(${[...ids]}::int[]) and is_rs_peer group by generation_id, exchange_id
  `.execute(store.bulk);
  const pairs = new Map<string, Testimony>();
  for (const { asns } of rows) {
    asns.forEach((a, i) => {
      for (const b of asns.slice(i + 1))
        if (isBeside(a, b)) pairs.set(`${a} ${b}`, { a, b, type: 'p2p', rule: 'exchange' });
    });
  }
  return [...pairs.values()];
}
