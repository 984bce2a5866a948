import { HEALTH_CHECKS, judgeSet, type ReachedSets, type SetHomonym } from '@routeglass/domain/rpsl';
import type { Kysely } from 'kysely';
import { ordinaryAsns } from '../../store/ordinaryAsns.ts';
import type { Database, World } from '../../store/schema.ts';
import { claimants, type HomeRow, homesIn, seenBehind, sourcesOf, worldOf } from './healthRepository.ts';
import { nameOfKey, type SetKey, textOfKey } from './registrySets.ts';

/** Most items of one kind in an answer. */
const MOST_NAMED = 100;

/** The health of a set, as GraphQL returns it. */
export async function healthOf(db: Kysely<Database>, root: SetKey, sets: ReachedSets) {
  const world = await worldOf(db, root);
  const [homes, owners, others, ordinary] = await Promise.all([
    homesIn(db, world, [...new Set([...sets.keys()].map(nameOfKey))]),
    ownersOf(db, world, root),
    sourcesOf(db, world),
    ordinaryAsns(db, world),
  ]);
  const homonyms = homonymsOf(sets, homes);
  const asns = owners.map(({ asn }) => asn);
  const behind = asns.length === 0 ? [] : await seenBehind(db, world, asns);
  const health = judgeSet({
    root: textOfKey(root),
    sets,
    homonyms,
    behind: behind.length === 0 ? null : { owners: asns, asns: new Set(behind) },
    ordinary,
  });
  return {
    sets: health.sets,
    networks: health.networks,
    findings: HEALTH_CHECKS.map((check) => ({ check, level: health.levels[check] })),
    depth: health.depth.levels,
    deepest: health.depth.way,
    loops: health.loops,
    reservedCount: health.reserved.length,
    reserved: health.reserved.slice(0, MOST_NAMED),
    homonymCount: homonyms.length,
    homonyms: homonyms.slice(0, MOST_NAMED).map(({ name, ...rest }) => ({ rpslPk: name, ...rest })),
    missingCount: health.missing.length,
    missing: health.missing.slice(0, MOST_NAMED).map(({ name, listedBy }) => ({ rpslPk: name, listedBy })),
    owners: owners.slice(0, MOST_NAMED),
    unseenCount: health.unseen?.asns.length ?? null,
    unseen: health.unseen?.asns.slice(0, MOST_NAMED) ?? [],
    rests: [...registriesOf(sets, homes), ...others].map(({ kind, name, as_of }) => ({
      kind,
      name,
      asOf: as_of?.toISOString() ?? null,
    })),
  };
}

interface Owner {
  readonly asn: number;
  readonly by: 'name' | 'peeringdb';
}

/** The owner of the set. A set under a network's AS number belongs to that network (RFC 2622, section 5.1): only it may create one. */
async function ownersOf(db: Kysely<Database>, world: World, root: SetKey): Promise<readonly Owner[]> {
  const first = /^AS(\d{1,10}):/.exec(root.name)?.[1];
  if (first !== undefined) return [{ asn: Number(first), by: 'name' }];
  return (await claimants(db, world, root)).map((asn) => ({ asn, by: 'peeringdb' }));
}

function homonymsOf(sets: ReachedSets, homes: readonly HomeRow[]): SetHomonym[] {
  const homesOf = Map.groupBy(homes, ({ name }) => name);
  return [...sets.keys()].flatMap((key) => {
    const name = nameOfKey(key);
    const sources = (homesOf.get(name) ?? []).map(({ source }) => source);
    return sources.length < 2 ? [] : [{ name, followed: sourceOfKey(key), sources }];
  });
}

/** The registries that were read, each with the time of its newest dump. */
function registriesOf(sets: ReachedSets, homes: readonly HomeRow[]) {
  const read = new Set([...sets.keys()].map(sourceOfKey));
  return [...Map.groupBy(homes, ({ source }) => source)]
    .filter(([source]) => read.has(source))
    .map(([name, rows]) => ({ kind: 'irr' as const, name, as_of: rows[0]?.as_of ?? null }));
}

const sourceOfKey = (key: string): string => key.slice(0, key.indexOf('::'));
