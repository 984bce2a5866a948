import { relationsName } from '../../store/generationName.ts';
import { beginInThread } from '../threads/runTask.ts';
import type { TaskTools } from '../threads/taskTools.ts';
import type { Making, Workshop } from '../workshop.ts';
import type { DayTally } from './dayTally.ts';
import type { TalliedPlan } from './listen.ts';
import { type RatedDayFacts, rateDays, type RatingTask } from './rateDays.ts';
import { ratingsName } from './readRated.ts';

/**
 * Rates the days of a plan from their sums, each into its own generation. Many paths are rated in a thread of its own, and the returned function waits
 * for it; otherwise all is done when this returns.
 */
export async function ratePlan(workshop: Workshop, plan: TalliedPlan): Promise<() => Promise<void>> {
  const { store, paths, standing, idOf, isWorthThread } = workshop;
  const { world, ipVersion, tallies, bases, names } = plan;
  const relationsOf = relationsName(world, ipVersion);
  const days: { readonly tally: DayTally; readonly making: Making }[] = [];
  for (const tally of tallies) {
    const making = await workshop.begin('ratings', ratingsName(world, ipVersion, tally.day), world);
    days.push({ tally, making });
  }
  const task: RatingTask = {
    world,
    standing,
    relations: idOf('relations', relationsOf),
    networks: idOf('networks', 'all'),
    peers: plan.peers,
    days: days.map(({ tally: { day, sums }, making: { id } }) => ({ id, isNewest: day === plan.newest, sums })),
  };
  const rated = (rate: (advance: TaskTools['advance']) => Promise<readonly RatedDayFacts[]>) =>
    workshop.step(`ratings ${relationsOf}`, async (advance) => {
      const facts = await rate(advance);
      for (const [i, { networks, cone, peers }] of facts.entries()) {
        const { tally, making } = days[i]!;
        await making.end(bases, networks, { asOf: new Date(tally.asOf * 1000), facts: { names, cone, peers } });
      }
      return facts.reduce((sum, { networks }) => sum + networks, 0);
    });

  const count = Math.max(...tallies.map(({ weights }) => weights.count));
  if (!isWorthThread(count)) {
    await rated((advance) => rateDays({ store, paths, advance }, task));
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
