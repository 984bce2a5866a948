import { parsePrefix } from '@routeglass/domain/prefix';
import type { StoryListener } from '../stories/listener.ts';
import { endOf } from './days.ts';
import { DayTally, type RatedPeer } from './dayTally.ts';
import type { RatingPlan } from './plan.ts';

/** A plan with the sums of each of its days. */
export interface TalliedPlan extends RatingPlan {
  readonly tallies: readonly DayTally[];
  readonly peers: ReadonlyMap<number, RatedPeer>;
}

/** Sums up the end of each planned day while all stories are read. */
export function tallyDays(
  plans: readonly (RatingPlan & { readonly peers: ReadonlyMap<number, RatedPeer> })[],
): StoryListener & { readonly plans: readonly TalliedPlan[] } {
  const tallied = plans.map((plan) => ({
    ...plan,
    tallies: plan.days.map((day) => new DayTally(day, endOf(day), plan.peers)),
  }));
  return {
    name: 'ratings',
    prefixes: null,
    plans: tallied,
    async hear(stories) {
      for (const { prefix: text, ipVersion, world, routes } of stories) {
        for (const plan of tallied) {
          if (plan.ipVersion !== ipVersion || plan.world !== world) continue;
          const prefix = parsePrefix(text);
          if (prefix) for (const tally of plan.tallies) tally.add(prefix, routes);
        }
      }
    },
    async end() {
      for (const { tallies } of tallied) for (const tally of tallies) tally.settle();
      return 0;
    },
  };
}
