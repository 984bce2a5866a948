import { type Feeds, HIDDEN_PEER } from './feeds.ts';
import { firstSteps, fromNode, toNode, type PathTable } from './pathTable.ts';
import type { Standing } from './transitDegree.ts';
import type { Triplets } from './triplets.ts';

/** What a directed link is: unknown, from provider to customer, from customer to provider, between peers. */
export const UNKNOWN = 0;
export const DOWN = 1;
export const UP = 2;
export const ACROSS = 3;

/** What can decide a link, in the order in which it is tried. */
export const inferenceRules = [
  'clique',
  'triplets',
  'votes',
  'partial-feed',
  'many-tops',
  'summit',
  'main-feed',
  'far-below',
  'repair',
  'rest',
] as const;
export type InferenceRule = (typeof inferenceRules)[number];

/** Evidence for one direction must outweigh that for the other by this much before a link is called transit. */
const MARGIN = 4;
/** Share of a link's paths below which transit is taken for a leak. */
const LEAKED_SHARE = 0.05;
/** A clique member's transit degree is so many times that of a network far below it. */
const FAR_BELOW = 3;
/** Paths of a collector's peer over a clique member from which none would be left without the way back, were the two provider and customer. */
const ONLY_UP = 10;
/** Clique members beside a network from which it is taken for a peer of all: no one buys from so many. */
const MANY_TOPS = 8;
/** Share of its paths that a collector's peer sends over a provider at least; over a peer only those to its customers. */
const PROVIDER_SHARE = 0.05;
/** Share of its paths that a collector's peer sends over a main provider: a fifth of all networks is below none but the top. */
const MAIN_SHARE = 0.2;
/** Share of a peering's paths that leads to networks whom others, too, reach as customers of the far end; over a main provider it is less. */
const KNOWN_SHARE = 0.1;
const MOST_ROUNDS = 20;

/** Fewer paths over a neighbor say nothing of shares. */
const FEWEST_PATHS = 20;

/** Relations of all links, by directed step, while they are being inferred. */
export class Inference {
  readonly relation: Uint8Array;
  /** By which of `inferenceRules` each link was decided, as an index. */
  readonly rules: Uint8Array;
  readonly #table: PathTable;
  readonly #triplets: Triplets;
  readonly #standing: Standing;
  /** Paths that take each step, and paths that each node sent as first. */
  readonly #uses: Uint32Array;
  readonly #sent: Uint32Array;
  /** Paths that begin with each step. */
  readonly #begun: Uint32Array;
  readonly #isTop: Uint8Array;
  readonly #customers: number[][];

  constructor(table: PathTable, triplets: Triplets, standing: Standing, clique: readonly number[]) {
    this.#table = table;
    this.#triplets = triplets;
    this.#standing = standing;
    this.relation = new Uint8Array(table.ends.length);
    this.#uses = new Uint32Array(this.relation.length);
    for (const step of table.steps) this.#uses[step] = (this.#uses[step] ?? 0) + 1;
    this.#sent = new Uint32Array(table.asns.length);
    for (const peer of table.peers) this.#sent[peer] = (this.#sent[peer] ?? 0) + 1;
    this.#begun = firstSteps(table);
    this.rules = new Uint8Array(table.ends.length / 2);
    this.#isTop = new Uint8Array(table.asns.length);
    this.#customers = Array.from({ length: table.asns.length }, () => []);
    for (const node of clique) this.#isTop[node] = 1;
    for (let step = 0; step < this.relation.length; step++) {
      if (this.#isTop[fromNode(table, step)] === 1 && this.#isTop[toNode(table, step)] === 1)
        this.#settle(step, ACROSS, 'clique');
    }
  }

  /**
   * Top-down: what a network passes on to its provider or, in the clique, to its peer, it has from a customer (step 5 of Luckie et
   * al. 2013). Each network is visited after all that stand higher, and only customers that stand lower are inferred.
   */
  descend(): void {
    const { ends } = this.#table;
    const into: number[][] = Array.from({ length: this.#table.asns.length }, () => []);
    for (let step = 0; step < ends.length; step++) into[toNode(this.#table, step)]?.push(step);
    for (const node of this.#standing.order) this.#inferCustomers(into[node] ?? []);
  }

  /**
   * What is left, by votes in rounds: a step after one that goes down or across goes down, and a step before one that goes up or across
   * goes up. Heaviest evidence first; never a cycle of providers.
   */
  vote(): void {
    for (let round = 0; round < MOST_ROUNDS; round++) if (!this.decide(this.#countVotes(), 'votes')) return;
  }

  /** Takes each unknown step for going down for which `votes` clearly speak, the heaviest first. False where none was changed. */
  decide(votes: ReadonlyMap<number, number>, rule: InferenceRule): boolean {
    const links = [...votes.keys()]
      .map((step) => ({ step, lead: (votes.get(step) ?? 0) - MARGIN * (votes.get(step ^ 1) ?? 0) }))
      .filter(({ step, lead }) => lead > 0 && this.relation[step] === UNKNOWN)
      .sort((a, b) => b.lead - a.lead || a.step - b.step);
    return links.filter(({ step }) => this.#setDown(step, rule)).length > 0;
  }

  /** A network that touches many clique members is their peer where no path shows it to be their customer: no one buys from so many. */
  levelWithTops(): void {
    const tops = this.#topsBeside();
    for (let step = 0; step < this.relation.length; step++) {
      if (this.relation[step] !== UNKNOWN || this.#isTop[fromNode(this.#table, step)] === 0) continue;
      if ((tops[toNode(this.#table, step)] ?? 0) < MANY_TOPS) continue;
      this.#settle(step, ACROSS, 'many-tops');
      this.#settle(step ^ 1, ACROSS, 'many-tops');
    }
  }

  /**
   * A network below the top over which a collector's peer sends a great share of its paths, hardly any of them to networks known as customers of
   * that neighbor, is its provider: customers' routes are passed on to all, so other peers of collectors would have them over it, too.
   */
  takeMainFeeds(): void {
    const votes = new Map<number, number>();
    this.#begun.forEach((paths, step) => {
      const sent = this.#sent[fromNode(this.#table, step)] ?? 0;
      if (paths < FEWEST_PATHS || paths < MAIN_SHARE * sent || this.#isTop[toNode(this.#table, step)] === 1) return;
      if (this.#knownShare(step) <= KNOWN_SHARE) votes.set(step ^ 1, paths);
    });
    if (this.decide(votes, 'main-feed')) this.vote();
  }

  /**
   * Clique members peer with few: a network far below one that it touches, and one that passes nothing on (step 9), is its customer, unless it
   * is only seen from below. Nor is it where the member itself is the only one to see it and most of its neighbors are such: of customers most
   * are also seen by others. The rest is peering.
   */
  finish(): void {
    const { transitDegree } = this.#standing;
    const mostlyAlone = this.#topsMostlyAlone();
    for (let step = 0; step < this.relation.length; step++) {
      if (this.relation[step] !== UNKNOWN || this.#isTop[fromNode(this.#table, step)] === 0) continue;
      if ((this.#uses[step] ?? 0) === 0 && (this.#uses[step ^ 1] ?? 0) >= ONLY_UP) continue;
      if (this.#isSeenAlone(step) && mostlyAlone.has(fromNode(this.#table, step))) continue;
      const high = transitDegree[fromNode(this.#table, step)] ?? 0;
      const low = transitDegree[toNode(this.#table, step)] ?? 0;
      if (high >= FAR_BELOW * low) this.#setDown(step, 'far-below');
    }
    this.relation.forEach((relation, step) => {
      if (relation === UNKNOWN) this.#settle(step, ACROSS, 'rest');
    });
  }

  /** After a network that sends its customers' routes only a path goes down; behind a hidden peer such a network is its peer. */
  takeFeeds({ partial, partialBehind }: Feeds): void {
    const { steps, starts, asns } = this.#table;
    const votes = new Map<number, number>();
    for (let path = 0; path + 1 < starts.length; path++) {
      const step = steps[starts[path] ?? 0];
      if (step === undefined || starts[path] === starts[path + 1]) continue;
      const first = asns[fromNode(this.#table, step)] ?? 0;
      if (first !== HIDDEN_PEER) {
        if (partial.has(first)) votes.set(step, (votes.get(step) ?? 0) + 1);
      } else if (partialBehind.has(asns[toNode(this.#table, step)] ?? 0)) {
        this.#settle(step, ACROSS, 'partial-feed');
        this.#settle(step ^ 1, ACROSS, 'partial-feed');
      }
    }
    this.decide(votes, 'partial-feed');
  }

  /** Two steps in a row that nothing is known of cannot both be peerings: the one whose ends are less alike is transit. */
  repair(): void {
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const votes = new Map<number, number>();
      const { first, second, paths } = this.#triplets;
      for (let i = 0; i < first.length; i++) {
        const [into, out] = [first[i] ?? 0, second[i] ?? 0];
        if (this.relation[into] !== UNKNOWN || this.relation[out] !== UNKNOWN) continue;
        const up = this.#isSideWay(into) ? 0 : this.#steepness(into ^ 1);
        const down = this.#steepness(out);
        const step = up > down ? into ^ 1 : out;
        votes.set(step, (votes.get(step) ?? 0) + (paths[i] ?? 0));
      }
      if (!this.decide(votes, 'repair')) return;
      this.vote();
    }
  }

  /** Whether a collector's peer uses the step for few of its paths. */
  #isSideWay(step: number): boolean {
    return (this.#uses[step] ?? 0) < PROVIDER_SHARE * (this.#sent[fromNode(this.#table, step)] ?? 0);
  }

  /** Share of the paths that begin with the step and go on from there that surely goes down. */
  #knownShare(step: number): number {
    const { second, paths, byFirst } = this.#triplets;
    let [down, all] = [0, 0];
    for (let i = byFirst[step] ?? 0; i < (byFirst[step + 1] ?? 0); i++) {
      all += paths[i] ?? 0;
      if (this.relation[second[i] ?? 0] === DOWN) down += paths[i] ?? 0;
    }
    return all === 0 ? 1 : down / all;
  }

  /** Whether none but the network that the step leaves, itself a collector's peer, takes it. */
  #isSeenAlone(step: number): boolean {
    return (this.#uses[step] ?? 0) > 0 && this.#uses[step] === this.#begun[step];
  }

  /** Clique members with more neighbors of unknown relation that they alone see than with customers that others see, too. */
  #topsMostlyAlone(): Set<number> {
    const lead = new Map<number, number>();
    for (let step = 0; step < this.relation.length; step++) {
      const top = fromNode(this.#table, step);
      if (this.#isTop[top] === 0) continue;
      const isAlone = this.relation[step] === UNKNOWN && this.#isSeenAlone(step);
      const isCustomer = this.relation[step] === DOWN && inferenceRules[this.rules[step >> 1] ?? 0] === 'triplets';
      lead.set(top, (lead.get(top) ?? 0) + Number(isAlone) - Number(isCustomer));
    }
    return new Set([...lead].flatMap(([top, by]) => (by > 0 ? [top] : [])));
  }

  /** How far the step's first end stands above its second. */
  #steepness(step: number): number {
    const { transitDegree } = this.#standing;
    return (
      (1 + (transitDegree[fromNode(this.#table, step)] ?? 0)) / (1 + (transitDegree[toNode(this.#table, step)] ?? 0))
    );
  }

  /** For each node the clique members that it touches. */
  #topsBeside(): Uint32Array {
    const tops = new Uint32Array(this.#table.asns.length);
    for (let step = 0; step < this.relation.length; step++) {
      const node = toNode(this.#table, step);
      if (this.#isTop[fromNode(this.#table, step)] === 1) tops[node] = (tops[node] ?? 0) + 1;
    }
    return tops;
  }

  /** Whether the step surely does not go up: what follows it goes down. Nothing goes up from a clique member. */
  #isAbove(step: number): boolean {
    const relation = this.relation[step];
    return relation === DOWN || relation === ACROSS || this.#isTop[fromNode(this.#table, step)] === 1;
  }

  /** Customers of a node, `into` being the steps to it. A leak also looks like transit, but on few of the link's paths. */
  #inferCustomers(into: readonly number[]): void {
    const { second, paths, byFirst } = this.#triplets;
    const { rank } = this.#standing;
    const seen = new Map<number, { above: number; all: number }>();
    for (const step of into) {
      const isAbove = this.#isAbove(step);
      const end = byFirst[step + 1] ?? 0;
      for (let i = byFirst[step] ?? 0; i < end; i++) {
        const out = second[i] ?? 0;
        const { above, all } = seen.get(out) ?? { above: 0, all: 0 };
        const count = paths[i] ?? 0;
        seen.set(out, { above: above + (isAbove ? count : 0), all: all + count });
      }
    }
    for (const [out, { above, all }] of seen) {
      const isLower = (rank[toNode(this.#table, out)] ?? 0) > (rank[fromNode(this.#table, out)] ?? 0);
      if (isLower && above > LEAKED_SHARE * all) this.#setDown(out, 'triplets');
    }
  }

  /** Paths that call for each step to go down. */
  #countVotes(): Map<number, number> {
    const votes = new Map<number, number>();
    const { first, second, paths } = this.#triplets;
    for (let i = 0; i < first.length; i++) {
      const into = first[i] ?? 0;
      const out = second[i] ?? 0;
      const [a, b] = [this.relation[into], this.relation[out]];
      if (b === UNKNOWN && (a === DOWN || a === ACROSS)) votes.set(out, (votes.get(out) ?? 0) + (paths[i] ?? 0));
      if (a === UNKNOWN && (b === UP || b === ACROSS))
        votes.set(into ^ 1, (votes.get(into ^ 1) ?? 0) + (paths[i] ?? 0));
    }
    return votes;
  }

  #settle(step: number, relation: number, rule: InferenceRule): void {
    this.relation[step] = relation;
    this.rules[step >> 1] = inferenceRules.indexOf(rule);
  }

  #setDown(step: number, rule: InferenceRule): boolean {
    const provider = fromNode(this.#table, step);
    const customer = toNode(this.#table, step);
    if (this.relation[step] !== UNKNOWN || this.#isTop[customer] === 1 || this.#isBelow(provider, customer))
      return false;
    this.#settle(step, DOWN, rule);
    this.relation[step ^ 1] = UP;
    this.#customers[provider]?.push(customer);
    return true;
  }

  /** Whether `node` is in the cone of `top`. */
  #isBelow(node: number, top: number): boolean {
    if ((this.#customers[top]?.length ?? 0) === 0) return false;
    const seen = new Set([top]);
    for (const at of seen) {
      for (const customer of this.#customers[at] ?? []) {
        if (customer === node) return true;
        if ((this.#customers[customer]?.length ?? 0) > 0) seen.add(customer);
      }
    }
    return false;
  }
}
