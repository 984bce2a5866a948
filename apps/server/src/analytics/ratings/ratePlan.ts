import { relationsName } from '../../store/generationName.ts';
import { beginInThread, runHere } from '../threads/runTask.ts';
import type { Making, Workshop } from '../workshop.ts';
import type { TalliedPlan } from './listen.ts';
import type { RatedDayFacts, RatingTask } from './rateDays.ts';
import { ratingsName } from './readRated.ts';

type Advance = (paths: number) => void;

/**
 * Rates the days of a plan from their sums, each into its own generation: with many paths in a thread of its own, and the returned function waits for
 * it. Otherwise all is done when this returns.
 */
export async function ratePlan(workshop: Workshop, plan: TalliedPlan): Promise<() => Promise<void>> {
  const { store, paths, standing, idOf, isWorthThread } = workshop;
  const { world, ipVersion, tallies, bases, names } = plan;
  const relationsOf = relationsName(world, ipVersion);
  const makings: Making[] = [];
  for (const { day } of tallies)
    makings.push(await workshop.begin('ratings', ratingsName(world, ipVersion, day), world));
  const task: RatingTask = {
    world,
    standing,
    relations: idOf('relations', relationsOf),
    networks: idOf('networks', 'all'),
    peers: plan.peers,
    days: tallies.map(({ day, sums }, i) => ({ id: makings[i]?.id ?? -1, isNewest: day === plan.newest, sums })),
  };
  const rated = (run: (advance: Advance) => Promise<readonly RatedDayFacts[]>) =>
    workshop.step(`ratings ${relationsOf}`, async (advance) => {
      const days = await run(advance);
      for (const [i, { networks, cone, peers }] of days.entries()) {
        const asOf = new Date((tallies[i]?.asOf ?? 0) * 1000);
        await makings[i]?.end(bases, networks, { asOf, facts: { names, cone, peers } });
      }
      return days.reduce((sum, { networks }) => sum + networks, 0);
    });

  const count = Math.max(...tallies.map(({ weights }) => weights.count));
  if (!isWorthThread(count)) {
    await rated((advance) => runHere({ store, paths, advance }, 'ratings', task));
    return async () => {};
  }
  const finish = beginInThread(workshop, 'ratings', task, columnsOf(task));
  return () => rated(finish);
}

/** The memory of the sums, which only the thread needs from now on. */
function columnsOf({ days }: RatingTask): ArrayBuffer[] {
  return days.flatMap(({ sums: { weights } }) => {
    const { first, peers, weights: values, next } = weights;
    return [peers, values, next, ...first.values()].map(({ buffer }) => buffer);
  });
}
