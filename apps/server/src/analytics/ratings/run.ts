import type { Incoming } from '../incoming.ts';
import type { World } from '../../store/schema.ts';
import { routeSourcesOf } from '../stories/sources.ts';
import type { StoryListener } from '../stories/listener.ts';
import type { Workshop } from '../workshop.ts';
import { forgetPast } from './forgetPast.ts';
import { tallyDays } from './listen.ts';
import { daysToRate, type RatingPlan } from './plan.ts';
import { ratePlan } from './ratePlan.ts';
import { readRated } from './readRated.ts';
import { countRoutes, readPeers, withDays } from './readSources.ts';

/**
 * Up to this many routes, the day in progress is rated after every import. With more, it is rated when it is over, or when all routes are read
 * anyway.
 */
const MOST_AT_ONCE = 300_000;

/** Plan of the ratings to make. */
export interface RatingWork {
  /** Listens while all stories are read; null if nothing is to be rated now. */
  readonly listener: StoryListener | null;
  /** Whether all ratings are left for later. */
  readonly isLater: boolean;
  /**
   * Starts to rate, after all stories are read. Returns the function that waits until everything is rated; the ratings are published with their
   * routes.
   */
  begin(): Promise<() => Promise<void>>;
  /** The work to do after publication. */
  published(): Promise<void>;
}

/**
 * Rates each day with changed routes. The first update of a new day completes the past day. If rating that day means reading many routes, update
 * files do not wait for it and it is rated later.
 *
 * @param readsAll whether all stories are read in any case.
 */
export async function prepareRatings(
  workshop: Workshop,
  incoming: readonly Incoming[],
  readsAll: boolean,
): Promise<RatingWork> {
  const plans = [];
  for (const world of ['lab', 'internet'] as const) plans.push(...(await plansOf(workshop, world, readsAll)));
  const areUpdates = incoming.length > 0 && incoming.every(({ kind }) => kind === 'mrt-updates');
  const isLater = areUpdates && !readsAll && plans.some(({ isSmall }) => !isSmall);
  const nothing = async (): Promise<void> => {};
  if (plans.length === 0 || isLater) return { listener: null, isLater, begin: async () => nothing, published: nothing };
  const tally = tallyDays(plans);
  return {
    listener: tally,
    isLater,
    async begin() {
      const begun: (() => Promise<void>)[] = [];
      for (const plan of tally.plans) begun.push(await ratePlan(workshop, plan));
      return async () => {
        for (const finish of begun) await finish();
      };
    },
    published: () => forgetPast(workshop.store),
  };
}

async function plansOf({ store, standing }: Workshop, world: World, readsAll: boolean) {
  const sources = routeSourcesOf(standing).filter((source) => source.world === world);
  const names = standing.filter(({ kind, world: of }) => kind === 'as-names' && of === world).map(({ id }) => id);
  const counts = await countRoutes(store, sources);
  const isSmall = counts.reduce((sum, { ipv4, ipv6 }) => sum + ipv4 + ipv6, 0) <= MOST_AT_ONCE;
  const peers = await readPeers(store, sources);
  const plans: (RatingPlan & { peers: typeof peers; isSmall: boolean })[] = [];
  for (const ipVersion of [4, 6] as const) {
    const having = new Set(counts.filter((count) => count[`ipv${ipVersion}`] > 0).map(({ id }) => id));
    const own = sources.filter(({ id }) => having.has(id));
    const rated = await readRated(store, world, ipVersion);
    const known = new Set(rated.flatMap(({ bases }) => bases));
    const withNewest = readsAll || isSmall;
    const found = daysToRate({ sources: await withDays(store, own, known), names, rated, withNewest });
    if (found) plans.push({ ...found, world, ipVersion, bases: own.map(({ id }) => id), names, peers, isSmall });
  }
  return plans;
}
