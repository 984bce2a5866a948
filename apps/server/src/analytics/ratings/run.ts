import { isPoisoned } from '@routeglass/domain/relations';
import type { World } from '../../store/schema.ts';
import { routeSourcesOf } from '../stories/sources.ts';
import type { StoryListener } from '../stories/listener.ts';
import type { Workshop } from '../workshop.ts';
import { forgetPast } from './forgetPast.ts';
import { type TalliedPlan, tallyDays } from './listen.ts';
import { daysToRate, type RatingPlan } from './plan.ts';
import { rateDay } from './rateDay.ts';
import { readCountries, readRelations } from './readGrounds.ts';
import { ratingsName, readRated } from './readRated.ts';
import { countRoutes, readPeers, withDays } from './readSources.ts';
import { cleanPaths, DayPassage } from './weighedPaths.ts';
import { writeRatings } from './writeRatings.ts';

/** Routes up to which the day in progress is rated after every import; with more, when it begins, when it is over, and when all routes are read anyway. */
const MOST_AT_ONCE = 300_000;

/** Ratings that are to be made: what listens to stories for them, and what makes them once relations and networks are known. */
export interface RatingWork {
  readonly listener: StoryListener | null;
  rate(): Promise<void>;
}

/** Rates each day whose routes have changed. `readsAll`: whether all stories are told whatever is decided here. */
export async function prepareRatings(workshop: Workshop, readsAll: boolean): Promise<RatingWork> {
  const plans = [];
  for (const world of ['lab', 'internet'] as const) plans.push(...(await plansOf(workshop, world, readsAll)));
  if (plans.length === 0) return { listener: null, rate: async () => {} };
  const tally = tallyDays(plans);
  return {
    listener: { ...tally, published: () => forgetPast(workshop.store) },
    async rate() {
      for (const plan of tally.plans) await ratePlan(workshop, plan);
    },
  };
}

async function plansOf({ store, standing }: Workshop, world: World, readsAll: boolean) {
  const sources = routeSourcesOf(standing).filter((source) => source.world === world);
  const names = standing.filter(({ kind, world: of }) => kind === 'as-names' && of === world).map(({ id }) => id);
  const counts = await countRoutes(store, sources);
  const isSmall = counts.reduce((sum, { ipv4, ipv6 }) => sum + ipv4 + ipv6, 0) <= MOST_AT_ONCE;
  const peers = await readPeers(store, sources);
  const plans: (RatingPlan & { peers: typeof peers })[] = [];
  for (const ipVersion of [4, 6] as const) {
    const having = new Set(counts.filter((count) => count[`ipv${ipVersion}`] > 0).map(({ id }) => id));
    const own = sources.filter(({ id }) => having.has(id));
    const rated = await readRated(store, world, ipVersion);
    const known = new Set(rated.flatMap(({ bases }) => bases));
    const found = daysToRate({ sources: await withDays(store, own, known), names, rated });
    if (!found) continue;
    const isNew = rated.every(({ day }) => day !== found.newest);
    const days = found.days.filter((day) => readsAll || isSmall || isNew || day !== found.newest);
    if (days.length > 0) plans.push({ ...found, days, world, ipVersion, bases: own.map(({ id }) => id), names, peers });
  }
  return plans;
}

async function ratePlan(workshop: Workshop, plan: TalliedPlan): Promise<void> {
  const { store } = workshop;
  const { world, ipVersion, tallies, bases, names } = plan;
  await workshop.step(`ratings ${world}-${ipVersion}`, async (advance) => {
    const relationsId = workshop.idOf('relations', `${world}-${ipVersion}`);
    const relations = relationsId === undefined ? { links: [], clique: [] } : await readRelations(store, relationsId);
    const countries = await readCountries(store, workshop.idOf('networks', 'all'), world);
    const countryOf = (asn: number) => countries.get(asn) ?? null;
    const peerIds = [...plan.peers.keys()];
    const passages = tallies.map((tally) => new DayPassage(tally, peerIds, countryOf));
    const paths: number[][][] = tallies.map(() => []);
    const clique = new Set(relations.clique);
    const ids = [...new Set(tallies.flatMap(({ weights }) => [...weights.keys()]))].sort((a, b) => a - b);
    for await (const some of cleanPaths(store, world, ids)) {
      for (const [id, path] of some) {
        if (isPoisoned(path, clique)) continue;
        tallies.forEach(({ weights }, i) => {
          if (!weights.has(id)) return;
          passages[i]?.add(id, path);
          paths[i]?.push([...path]);
        });
      }
      advance(some.length);
    }
    let rows = 0;
    for (const [i, tally] of tallies.entries()) {
      const passage = passages[i];
      if (!passage) continue;
      const rating = rateDay({
        tally,
        passage,
        paths: paths[i] ?? [],
        relations,
        countryOf,
        peers: [...plan.peers.values()],
      });
      const making = await workshop.begin('ratings', ratingsName(world, ipVersion, tally.day), world);
      const written = await writeRatings(store, making.id, rating, tally.day === plan.newest);
      const asOf = new Date(tally.asOf * 1000);
      await making.end(bases, written, { asOf, facts: { names, cone: rating.cone } });
      rows += written;
    }
    return rows;
  });
}
