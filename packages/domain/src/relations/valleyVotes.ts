import { type RuleInput, MOST_ROUNDS } from './ruleInput.ts';
import { ACROSS, DOWN, type LinkStates, UNKNOWN, UP } from './linkStates.ts';
import type { Triplets } from './triplets.ts';

/**
 * Decides unknown steps by votes in rounds: a step after one that goes down or across goes down, and a step before one that goes up or across
 * goes up. The strongest evidence comes first; there are never provider cycles.
 */
export function voteByValleys({ triplets }: RuleInput, states: LinkStates): void {
  for (let round = 0; round < MOST_ROUNDS; round++) if (!states.decide(votesOf(triplets, states), 'votes')) return;
}

/** Number of paths that require each step to go down. */
function votesOf({ first, second, paths }: Triplets, { relation }: LinkStates): Map<number, number> {
  const votes = new Map<number, number>();
  for (let i = 0; i < first.length; i++) {
    const into = first[i] ?? 0;
    const out = second[i] ?? 0;
    const [a, b] = [relation[into], relation[out]];
    if (b === UNKNOWN && (a === DOWN || a === ACROSS)) votes.set(out, (votes.get(out) ?? 0) + (paths[i] ?? 0));
    if (a === UNKNOWN && (b === UP || b === ACROSS)) votes.set(into ^ 1, (votes.get(into ^ 1) ?? 0) + (paths[i] ?? 0));
  }
  return votes;
}
