import { NumberLists } from '@routeglass/domain/columns';
import { isPoisoned } from '@routeglass/domain/relations';
import { relationsName } from '../../store/generationName.ts';
import { reservedAsns } from '../reservedAsns.ts';
import { PathPlaces } from '../paths/pathPlaces.ts';
import type { Workshop } from '../workshop.ts';
import type { TalliedPlan } from './listen.ts';
import type { DayTally } from './dayTally.ts';
import { type DayRating, rateDay } from './rateDay.ts';
import { readCountries, readRelations } from './readGrounds.ts';
import { ratingsName } from './readRated.ts';
import { cleanPaths, DayPassage } from './weighedPaths.ts';
import { writeRatings } from './writeRatings.ts';

/** Rates the days of a plan from their sums, each into its own generation. */
export async function ratePlan(workshop: Workshop, plan: TalliedPlan): Promise<void> {
  const { store } = workshop;
  const { world, ipVersion, tallies, bases, names } = plan;
  await workshop.step(`ratings ${relationsName(world, ipVersion)}`, async (advance) => {
    const relationsId = workshop.idOf('relations', relationsName(world, ipVersion));
    const relations = relationsId === undefined ? { links: [], clique: [] } : await readRelations(store, relationsId);
    const countries = await readCountries(store, workshop.idOf('networks', 'all'), world);
    const countryOf = (asn: number) => countries.get(asn) ?? null;
    const peerIds = [...plan.peers.keys()];
    const passages = tallies.map((tally) => new DayPassage(tally, peerIds, countryOf));
    const paths = tallies.map(() => new NumberLists());
    const clique = new Set(relations.clique);
    const isReserved = await reservedAsns(store, workshop.standing, world);
    for await (const some of cleanPaths(workshop.paths, isReserved, pathsOf(tallies))) {
      for (const [id, path] of some) {
        if (isPoisoned(path, clique)) continue;
        tallies.forEach(({ weights }, i) => {
          if (!weights.has(id)) return;
          passages[i]?.add(id, path);
          paths[i]?.push(path);
        });
      }
      advance(some.length);
    }
    let rows = 0;
    let writing = Promise.resolve();
    for (const [i, tally] of tallies.entries()) {
      const passage = passages[i];
      if (!passage) continue;
      const rating = rateDay({
        tally,
        passage,
        paths: paths[i] ?? new NumberLists(),
        relations,
        countryOf,
        peers: [...plan.peers.values()],
      });
      // One day is written while the next is rated, and the last while others compute.
      await writing;
      writing = write(tally, rating);
      workshop.later(() => writing);
      rows += rating.networks.length;
    }
    return rows;
  });

  async function write(tally: DayTally, rating: DayRating): Promise<void> {
    const making = await workshop.begin('ratings', ratingsName(world, ipVersion, tally.day), world);
    const written = await writeRatings(store, making.id, rating, tally.day === plan.newest);
    const asOf = new Date(tally.asOf * 1000);
    await making.end(bases, written, { asOf, facts: { names, cone: rating.cone, peers: rating.shares.peers } });
  }
}

/** The paths of any of the days, each once, ascending, some at a time. */
function pathsOf(tallies: readonly DayTally[]): Iterable<readonly number[]> {
  const [first, ...others] = tallies;
  if (!first || others.length === 0) return first?.weights.pages() ?? [];
  const all = new PathPlaces();
  for (const { weights } of tallies) for (const page of weights.pages()) for (const path of page) all.set(path, 0);
  return all.pages();
}
