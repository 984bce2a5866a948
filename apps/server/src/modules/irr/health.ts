import { HEALTH_CHECKS, judgeSet, type ReachedSets, type SetHomonym } from '@routeglass/domain/rpsl';
import type { Kysely } from 'kysely';
import { ordinaryAsns } from '../../store/ordinaryAsns.ts';
import type { Database, World } from '../../store/schema.ts';
import { claimants, homesIn, seenBehind, sourcesOf, worldOf } from './healthRepository.ts';
import { nameOfKey, type SetKey, textOfKey } from './registrySets.ts';

/** Things of a kind that one answer names. */
const MOST_NAMED = 100;

/** The health of a set as GraphQL tells it. */
export async function healthOf(db: Kysely<Database>, root: SetKey, sets: ReachedSets) {
  const world = await worldOf(db, root);
  const [homonyms, owners, sources] = await Promise.all([
    homonymsOf(db, world, sets),
    ownersOf(db, world, root),
    sourcesOf(db, world),
  ]);
  const asns = owners.map(({ asn }) => asn);
  const behind = asns.length === 0 ? [] : await seenBehind(db, world, asns);
  const health = judgeSet({
    root: textOfKey(root),
    sets,
    homonyms,
    behind: behind.length === 0 ? null : { owners: asns, asns: new Set(behind) },
    ordinary: ordinaryAsns(world),
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
    rests: sources.map(({ kind, name, as_of }) => ({ kind, name, asOf: as_of?.toISOString() ?? null })),
  };
}

interface Owner {
  readonly asn: number;
  readonly by: 'name' | 'peeringdb';
}

/** Whose set it is. A set under a network's name is that network's alone (RFC 2622, section 5.1): only it may make one. */
async function ownersOf(db: Kysely<Database>, world: World, root: SetKey): Promise<readonly Owner[]> {
  const first = /^AS(\d{1,10}):/.exec(root.name)?.[1];
  if (first !== undefined) return [{ asn: Number(first), by: 'name' }];
  return (await claimants(db, world, root)).map((asn) => ({ asn, by: 'peeringdb' }));
}

async function homonymsOf(db: Kysely<Database>, world: World, sets: ReachedSets): Promise<SetHomonym[]> {
  const keys = [...sets.keys()];
  const homes = Map.groupBy(await homesIn(db, world, [...new Set(keys.map(nameOfKey))]), ({ name }) => name);
  return keys.flatMap((key) => {
    const name = nameOfKey(key);
    const sources = (homes.get(name) ?? []).map(({ source }) => source);
    return sources.length < 2 ? [] : [{ name, followed: key.slice(0, key.indexOf('::')), sources }];
  });
}
