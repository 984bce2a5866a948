import { type Feeds, HIDDEN_PEER } from './feeds.ts';
import type { RuleInput } from './ruleInput.ts';
import { DOWN, type LinkStates, UNKNOWN } from './linkStates.ts';
import { fromNode, toNode, type PathTable } from './pathTable.ts';
import { voteByValleys } from './valleyVotes.ts';

/** A network next to this many clique members counts as a peer of all: no network buys from so many. */
const MANY_TOPS = 8;
/** A collector's peer sends at least this share of its paths over a main provider: only top networks have a fifth of all networks below them. */
const MAIN_SHARE = 0.2;
/** Over a peering, more than this share of the paths leads to known customers of the far end; over a main provider it is less. */
const KNOWN_SHARE = 0.1;
/** With fewer paths over a neighbor, shares mean nothing. */
const FEWEST_PATHS = 20;

/** If a network sends only its customers' routes, its paths go down from it. Behind a hidden peer, such a network is its peer. */
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

/** A network next to many clique members is their peer unless a path shows it as their customer: no network buys from so many. */
export function levelWithTops({ table }: RuleInput, states: LinkStates): void {
  const tops = topsBeside(table, states);
  for (let step = 0; step < states.relation.length; step++) {
    if (states.relation[step] !== UNKNOWN || !states.isTop(fromNode(table, step))) continue;
    if ((tops[toNode(table, step)] ?? 0) >= MANY_TOPS) states.settleAcross(step, 'many-tops');
  }
}

/**
 * If a collector's peer sends a large share of its paths over a network below the top, and hardly any of them to known customers of that
 * neighbor, the neighbor is its provider. Customers' routes are passed on to everyone, so other collector peers would have them over it, too.
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

/** Share of the paths continuing after this first step whose next step is known to go down. */
function knownShare({ triplets }: RuleInput, { relation }: LinkStates, step: number): number {
  const { second, paths, byFirst } = triplets;
  let [down, all] = [0, 0];
  for (let i = byFirst[step] ?? 0; i < (byFirst[step + 1] ?? 0); i++) {
    all += paths[i] ?? 0;
    if (relation[second[i] ?? 0] === DOWN) down += paths[i] ?? 0;
  }
  return all === 0 ? 1 : down / all;
}

/** For each node, the number of clique members next to it. */
function topsBeside(table: PathTable, states: LinkStates): Uint32Array {
  const tops = new Uint32Array(table.asns.length);
  for (let step = 0; step < states.relation.length; step++) {
    const node = toNode(table, step);
    if (states.isTop(fromNode(table, step))) tops[node] = (tops[node] ?? 0) + 1;
  }
  return tops;
}
