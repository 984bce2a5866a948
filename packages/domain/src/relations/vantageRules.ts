import { type Feeds, HIDDEN_PEER } from './feeds.ts';
import type { RuleInput } from './ruleInput.ts';
import { DOWN, type LinkStates, UNKNOWN } from './linkStates.ts';
import { fromNode, toNode, type PathTable } from './pathTable.ts';
import { voteByValleys } from './valleyVotes.ts';

/** Clique members beside a network from which it is taken for a peer of all: no one buys from so many. */
const MANY_TOPS = 8;
/** Share of its paths that a collector's peer sends over a main provider: a fifth of all networks is below none but the top. */
const MAIN_SHARE = 0.2;
/** Share of a peering's paths that leads to networks whom others, too, reach as customers of the far end; over a main provider it is less. */
const KNOWN_SHARE = 0.1;
/** Fewer paths over a neighbor say nothing of shares. */
const FEWEST_PATHS = 20;

/** After a network that sends its customers' routes only a path goes down; behind a hidden peer such a network is its peer. */
export function takeFeeds({ table }: RuleInput, states: LinkStates, { partial, partialBehind }: Feeds): void {
  const { steps, starts, asns } = table;
  const votes = new Map<number, number>();
  for (let path = 0; path + 1 < starts.length; path++) {
    const step = steps[starts[path] ?? 0];
    if (step === undefined || starts[path] === starts[path + 1]) continue;
    const first = asns[fromNode(table, step)] ?? 0;
    if (first !== HIDDEN_PEER) {
      if (partial.has(first)) votes.set(step, (votes.get(step) ?? 0) + 1);
    } else if (partialBehind.has(asns[toNode(table, step)] ?? 0)) {
      states.settleAcross(step, 'partial-feed');
    }
  }
  states.decide(votes, 'partial-feed');
}

/** A network that touches many clique members is their peer where no path shows it to be their customer: no one buys from so many. */
export function levelWithTops({ table }: RuleInput, states: LinkStates): void {
  const tops = topsBeside(table, states);
  for (let step = 0; step < states.relation.length; step++) {
    if (states.relation[step] !== UNKNOWN || !states.isTop(fromNode(table, step))) continue;
    if ((tops[toNode(table, step)] ?? 0) >= MANY_TOPS) states.settleAcross(step, 'many-tops');
  }
}

/**
 * A network below the top over which a collector's peer sends a great share of its paths, hardly any of them to networks known as customers of
 * that neighbor, is its provider: customers' routes are passed on to all, so other peers of collectors would have them over it, too.
 */
export function takeMainFeeds(input: RuleInput, states: LinkStates): void {
  const { table, uses } = input;
  const votes = new Map<number, number>();
  uses.begun.forEach((paths, step) => {
    const sent = uses.sent[fromNode(table, step)] ?? 0;
    if (paths < FEWEST_PATHS || paths < MAIN_SHARE * sent || states.isTop(toNode(table, step))) return;
    if (knownShare(input, states, step) <= KNOWN_SHARE) votes.set(step ^ 1, paths);
  });
  if (states.decide(votes, 'main-feed')) voteByValleys(input, states);
}

/** Share of the paths that begin with the step and go on from there that surely goes down. */
function knownShare({ triplets }: RuleInput, { relation }: LinkStates, step: number): number {
  const { second, paths, byFirst } = triplets;
  let [down, all] = [0, 0];
  for (let i = byFirst[step] ?? 0; i < (byFirst[step + 1] ?? 0); i++) {
    all += paths[i] ?? 0;
    if (relation[second[i] ?? 0] === DOWN) down += paths[i] ?? 0;
  }
  return all === 0 ? 1 : down / all;
}

/** For each node the clique members that it touches. */
function topsBeside(table: PathTable, states: LinkStates): Uint32Array {
  const tops = new Uint32Array(table.asns.length);
  for (let step = 0; step < states.relation.length; step++) {
    const node = toNode(table, step);
    if (states.isTop(fromNode(table, step))) tops[node] = (tops[node] ?? 0) + 1;
  }
  return tops;
}
