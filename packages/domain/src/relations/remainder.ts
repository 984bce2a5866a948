import { type RuleInput, MOST_ROUNDS } from './ruleInput.ts';
import { DOWN, inferenceRules, type LinkStates, UNKNOWN } from './linkStates.ts';
import { fromNode, toNode } from './pathTable.ts';
import { voteByValleys } from './valleyVotes.ts';

/** If a clique member has this many times the transit degree of a network, that network is far below it. */
const FAR_BELOW = 3;
/** At least this many paths run from a network over a clique member. If none runs the other way, the two are not provider and customer. */
const ONLY_UP = 10;

/** Two unknown steps in a row cannot both be peerings: the one whose ends differ more is transit. */
export function repair(input: RuleInput, states: LinkStates): void {
  const { first, second, paths } = input.triplets;
  const { relation } = states;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const votes = new Map<number, number>();
    for (let i = 0; i < first.length; i++) {
      const [into, out] = [first[i] ?? 0, second[i] ?? 0];
      if (relation[into] !== UNKNOWN || relation[out] !== UNKNOWN) continue;
      const up = input.uses.isSideWay(into) ? 0 : steepness(input, into ^ 1);
      const down = steepness(input, out);
      const step = up > down ? into ^ 1 : out;
      votes.set(step, (votes.get(step) ?? 0) + (paths[i] ?? 0));
    }
    if (!states.decide(votes, 'repair')) return;
    voteByValleys(input, states);
  }
}

/**
 * Clique members have few peers. A neighbor far below them, or one that passes nothing on (step 9), is their customer, with two exceptions. It
 * is not if it is only seen from below. It is not if only the member itself sees it and that is true of most of the member's neighbors: most
 * customers are also seen by others. The rest is peering.
 */
export function finish(input: RuleInput, states: LinkStates): void {
  const { table, ranks, uses } = input;
  const { relation } = states;
  const mostlyAlone = topsMostlyAlone(input, states);
  for (let step = 0; step < relation.length; step++) {
    const [top, other] = [fromNode(table, step), toNode(table, step)];
    if (relation[step] !== UNKNOWN || !states.isTop(top)) continue;
    if ((uses.all[step] ?? 0) === 0 && (uses.all[step ^ 1] ?? 0) >= ONLY_UP) continue;
    if (uses.isSeenAlone(step) && mostlyAlone.has(top)) continue;
    const high = ranks.transitDegree[top] ?? 0;
    const low = ranks.transitDegree[other] ?? 0;
    if (high >= FAR_BELOW * low) states.settleDown(step, 'far-below');
  }
  for (let step = 0; step < relation.length; step += 2)
    if (relation[step] === UNKNOWN) states.settleAcross(step, 'rest');
}

/** Clique members with more neighbors of unknown relation that only they see than customers that others see, too. */
function topsMostlyAlone({ table, uses }: RuleInput, states: LinkStates): Set<number> {
  const lead = new Map<number, number>();
  for (let step = 0; step < states.relation.length; step++) {
    const top = fromNode(table, step);
    if (!states.isTop(top)) continue;
    const isAlone = states.relation[step] === UNKNOWN && uses.isSeenAlone(step);
    const isCustomer = states.relation[step] === DOWN && inferenceRules[states.rules[step >> 1] ?? 0] === 'triplets';
    lead.set(top, (lead.get(top) ?? 0) + Number(isAlone) - Number(isCustomer));
  }
  return new Set([...lead].flatMap(([top, by]) => (by > 0 ? [top] : [])));
}

/** How much higher the step's first end is than its second. */
function steepness({ table, ranks: { transitDegree } }: RuleInput, step: number): number {
  return (1 + (transitDegree[fromNode(table, step)] ?? 0)) / (1 + (transitDegree[toNode(table, step)] ?? 0));
}
