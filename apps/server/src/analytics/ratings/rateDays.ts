import { NumberLists } from '@routeglass/domain/columns';
import { isPoisoned } from '@routeglass/domain/relations';
import type { World } from '../../store/schema.ts';
import type { StandingSource } from '../incoming.ts';
import { PathPlaces } from '../paths/pathPlaces.ts';
import { reservedAsns } from '../reservedAsns.ts';
import type { TaskTools } from '../threads/taskTools.ts';
import type { DaySums, RatedPeer } from './dayTally.ts';
import { PathWeights } from './pathWeights.ts';
import { rateDay } from './rateDay.ts';
import { type KnownCones, readCountries, readRelations } from './readGrounds.ts';
import { cleanPaths, DayPassage } from './weighedPaths.ts';
import { writeRatings } from './writeRatings.ts';

/** Days of one world and IP version to rate, as plain data. */
export interface RatingTask {
  readonly world: World;
  /** All sources that are live after publication. */
  readonly standing: readonly StandingSource[];
  /** Generations with the relations and the list of networks; undefined if there is none. */
  readonly relations: number | undefined;
  readonly networks: number | undefined;
  /** Vantage points by their ids. */
  readonly peers: ReadonlyMap<number, RatedPeer>;
  readonly days: readonly DayTask[];
}

export interface DayTask {
  /** The generation to fill. */
  readonly id: number;
  readonly isNewest: boolean;
  readonly sums: DaySums;
}

/** What is reported of a rated day. */
export interface RatedDayFacts {
  /** Number of rated networks. */
  readonly networks: number;
  readonly cone: KnownCones['kind'];
  /** ASes of the vantage points whose tables count. */
  readonly peers: readonly number[];
}

/** Rates days from their sums, each into its own generation. Returns the facts of each. */
export async function rateDays(
  { store, paths: texts, advance }: TaskTools,
  { world, standing, relations: relationsId, networks, peers, days }: RatingTask,
): Promise<readonly RatedDayFacts[]> {
  const relations = relationsId === undefined ? { links: [], clique: [] } : await readRelations(store, relationsId);
  const countries = await readCountries(store, networks, world);
  const countryOf = (asn: number) => countries.get(asn) ?? null;
  const weights = days.map(({ sums }) => new PathWeights(sums.weights));
  const passages = weights.map((own) => new DayPassage(own, [...peers.keys()], countryOf));
  const paths = days.map(() => new NumberLists());
  const clique = new Set(relations.clique);
  const isReserved = await reservedAsns(store, standing, world);
  for await (const some of cleanPaths(texts, isReserved, pathsOf(weights))) {
    for (const [id, path] of some) {
      if (isPoisoned(path, clique)) continue;
      weights.forEach((own, i) => {
        if (!own.has(id)) return;
        passages[i]?.add(id, path);
        paths[i]?.push(path);
      });
    }
    advance(some.length);
  }
  const facts: RatedDayFacts[] = [];
  let writing = Promise.resolve(0);
  for (const [i, { id, isNewest, sums }] of days.entries()) {
    const passage = passages[i];
    if (!passage) continue;
    const own = paths[i] ?? new NumberLists();
    const rating = rateDay({ sums, passage, paths: own, relations, countryOf, peers: [...peers.values()] });
    // One day is written while the next is rated.
    await writing;
    writing = writeRatings(store, id, rating, isNewest);
    facts.push({ networks: rating.networks.length, cone: rating.cone, peers: rating.shares.peers });
  }
  await writing;
  return facts;
}

/** The paths of any of the days, each once, ascending, some at a time. */
function pathsOf(days: readonly PathWeights[]): Iterable<readonly number[]> {
  const [first, ...others] = days;
  if (!first || others.length === 0) return first?.pages() ?? [];
  const all = new PathPlaces();
  for (const weights of days) for (const page of weights.pages()) for (const path of page) all.set(path, 0);
  return all.pages();
}
