import { acrossServers } from './acrossServers.ts';
import type { CleaningRules, DropReason } from './cleanPath.ts';
import { findClique } from './clique.ts';
import { customersFromTriplets } from './customersFromTriplets.ts';
import { feedsOf, HIDDEN_PEER, isOfHiddenPeer } from './feeds.ts';
import type { RelationLink } from './graph.ts';
import type { RuleInput } from './ruleInput.ts';
import { DOWN, type InferenceRule, inferenceRules, LinkStates, UP } from './linkStates.ts';
import { countLinkVotes, type LinkVotes, SAMPLES } from './linkVotes.ts';
import type { DistinctPaths } from './distinctPaths.ts';
import { createPathTable, fromNode, toNode, type PathTable } from './pathTable.ts';
import { finish, repair } from './remainder.ts';
import { StepUses } from './stepUses.ts';
import { summitVotes } from './summitVotes.ts';
import { takeTestimonies } from './takeTestimonies.ts';
import type { Testimony } from './testimony.ts';
import { transitRanksOf } from './transitDegree.ts';
import { collectTriplets } from './triplets.ts';
import { voteByValleys } from './valleyVotes.ts';
import { levelWithTops, takeFeeds, takeMainFeeds } from './vantageRules.ts';

/** Paths that can be read several times. */
type Paths = readonly ArrayLike<number>[] | DistinctPaths;

/** An inferred relation with its evidence; with `p2c`, `a` is the provider, with `p2p` the lower ASN. */
export interface InferredLink extends RelationLink {
  /** The rule that decided it. */
  readonly rule: InferenceRule;
  /** Up to 3 of the paths, cleaned, from different peers. */
  readonly samples: readonly (readonly number[])[];
  /** Number of distinct paths that contain the link. */
  readonly paths: number;
  /** Number of distinct first ASes (peers of collectors) of those paths. */
  readonly peers: number;
  /** Share of those paths, 0 to 1, that are valley-free at the link with the inferred relation; well below 1 marks a doubtful link. */
  readonly share: number;
}

export interface Inferred {
  readonly links: readonly InferredLink[];
  /** ASNs at the top, ascending. */
  readonly clique: readonly number[];
  readonly dropped: Readonly<Record<DropReason, number>>;
}

/**
 * Relations between the networks of a routing table by AS-Rank's method (Luckie et al., IMC 2013, doi 10.1145/2504730.2504735), for one IP
 * version: transit degree, clique, customers top-down from path triplets, then votes on the remainder; the rest is peering. There are no
 * provider cycles, and clique members have no provider.
 *
 * @param paths distinct AS paths without sets, in wire order (the collector's peer first, the origin last); prepends are allowed. Paths of a
 * peer that does not add itself to them begin with `HIDDEN_PEER`. If none does, a table of one such peer is recognized.
 * @param testimonies from registries and exchange points; they decide what the paths leave undecided, and never override what the paths show.
 */
export function inferRelations(
  paths: Paths,
  rules: CleaningRules = {},
  testimonies: readonly Testimony[] = [],
): Inferred {
  const sent = withHiddenPeer(paths);
  const table = createPathTable(sent, exceptHiddenPeer(rules));
  const all = collectTriplets(table);
  const ranks = transitRanksOf(table, all);
  const clique = findClique(table, all, ranks);
  const poisoned = poisonedPaths(table, new Set(clique));
  const skip = (path: number): boolean => poisoned.has(path);
  const triplets = poisoned.size === 0 ? all : collectTriplets(table, skip);

  const input: RuleInput = { table, triplets, ranks, uses: new StepUses(table) };
  const states = new LinkStates(table, clique);
  customersFromTriplets(input, states);
  takeFeeds(input, states, feedsOf(sent));
  voteByValleys(input, states);
  takeTestimonies(input, states, [...acrossServers(sent, rules), ...testimonies]);
  levelWithTops(input, states);
  states.decide(summitVotes(table, ranks, states.relation, skip), 'summit');
  voteByValleys(input, states);
  takeMainFeeds(input, states);
  repair(input, states);
  finish(input, states);

  const votes = countLinkVotes(table, states.relation, skip);
  const links: InferredLink[] = [];
  for (let link = 0; link < votes.paths.length; link++) {
    const paths = votes.paths[link]!;
    if (paths === 0 || touchesHiddenPeer(table, link)) continue;
    const step = states.relation[2 * link] === UP ? 2 * link + 1 : 2 * link;
    links.push({
      a: table.asns[fromNode(table, step)]!,
      b: table.asns[toNode(table, step)]!,
      type: states.relation[step] === DOWN ? 'p2c' : 'p2p',
      paths,
      samples: samplesOf(table, votes, link),
      rule: inferenceRules[states.rules[link]!] ?? 'rest',
      peers: votes.peers[link]!,
      share: votes.agreeing[link]! / paths,
    });
  }
  return {
    links,
    clique: clique.map((node) => table.asns[node]!),
    dropped: { ...table.dropped, poisoned: poisoned.size },
  };
}

function touchesHiddenPeer({ asns, ends }: PathTable, link: number): boolean {
  return asns[ends[2 * link]!] === HIDDEN_PEER || asns[ends[2 * link + 1]!] === HIDDEN_PEER;
}

function samplesOf(table: PathTable, votes: LinkVotes, link: number): number[][] {
  const paths = [...votes.samples.subarray(link * SAMPLES, (link + 1) * SAMPLES)].filter((path) => path > 0);
  return paths.map((path) => {
    const steps = table.steps.subarray(table.starts[path - 1], table.starts[path]);
    const nodes = [fromNode(table, steps[0]!), ...Array.from(steps, (step) => toNode(table, step))];
    return nodes.map((node) => table.asns[node]!).filter((asn) => asn !== HIDDEN_PEER);
  });
}

/** If the paths come from a peer that does not add itself to them, puts that peer first; otherwise the paths as they are. */
export function withHiddenPeer(paths: Iterable<ArrayLike<number>>): Iterable<ArrayLike<number>> {
  if (!isOfHiddenPeer(paths)) return paths;
  return {
    *[Symbol.iterator]() {
      for (const path of paths) yield [HIDDEN_PEER, ...Array.from(path)];
    },
  };
}

function exceptHiddenPeer(rules: CleaningRules): CleaningRules {
  return { ...rules, isReserved: (asn) => asn !== HIDDEN_PEER && (rules.isReserved?.(asn) ?? false) };
}

/** Paths with another network between two clique members: it was inserted. */
function poisonedPaths(table: PathTable, clique: ReadonlySet<number>): Set<number> {
  const poisoned = new Set<number>();
  for (let path = 0; path + 1 < table.starts.length; path++) {
    let last = clique.has(table.peers[path] ?? -1) ? 0 : -1;
    const start = table.starts[path]!;
    const end = table.starts[path + 1]!;
    for (let i = start; i < end; i++) {
      if (!clique.has(toNode(table, table.steps[i]!))) continue;
      const place = i - start + 1;
      if (last >= 0 && place - last > 1) poisoned.add(path);
      last = place;
    }
  }
  return poisoned;
}
