import { fromNode, toNode, type PathTable } from './pathTable.ts';
import type { Standing } from './transitDegree.ts';
import type { Triplets } from './triplets.ts';

/** What a directed link is: unknown, from provider to customer, from customer to provider, between peers. */
export const UNKNOWN = 0;
export const DOWN = 1;
export const UP = 2;
export const ACROSS = 3;

/** Evidence for one direction must outweigh that for the other by this much before a link is called transit. */
const MARGIN = 4;
/** Share of a link's paths below which transit is taken for a leak. */
const LEAKED_SHARE = 0.05;
/** A clique member's transit degree is so many times that of a network far below it. */
const FAR_BELOW = 3;
const MOST_ROUNDS = 20;

/** Relations of all links, by directed step, while they are being inferred. */
export class Inference {
  readonly relation: Uint8Array;
  readonly #table: PathTable;
  readonly #triplets: Triplets;
  readonly #standing: Standing;
  readonly #isTop: Uint8Array;
  readonly #customers: number[][];

  constructor(table: PathTable, triplets: Triplets, standing: Standing, clique: readonly number[]) {
    this.#table = table;
    this.#triplets = triplets;
    this.#standing = standing;
    this.relation = new Uint8Array(table.ends.length);
    this.#isTop = new Uint8Array(table.asns.length);
    this.#customers = Array.from({ length: table.asns.length }, () => []);
    for (const node of clique) this.#isTop[node] = 1;
    for (let step = 0; step < this.relation.length; step++) {
      if (this.#isTop[fromNode(table, step)] === 1 && this.#isTop[toNode(table, step)] === 1)
        this.relation[step] = ACROSS;
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
    for (let round = 0; round < MOST_ROUNDS; round++) if (!this.decide(this.#countVotes())) return;
  }

  /** Takes each unknown step for going down for which `votes` clearly speak, the heaviest first. False where none was changed. */
  decide(votes: ReadonlyMap<number, number>): boolean {
    const links = [...votes.keys()]
      .map((step) => ({ step, lead: (votes.get(step) ?? 0) - MARGIN * (votes.get(step ^ 1) ?? 0) }))
      .filter(({ step, lead }) => lead > 0 && this.relation[step] === UNKNOWN)
      .sort((a, b) => b.lead - a.lead || a.step - b.step);
    return links.filter(({ step }) => this.#setDown(step)).length > 0;
  }

  /**
   * Clique members peer with few: a network far below one that it touches, and one that passes nothing on (step 9), is its customer. The
   * rest is peering.
   */
  finish(): void {
    const { transitDegree } = this.#standing;
    for (let step = 0; step < this.relation.length; step++) {
      if (this.relation[step] !== UNKNOWN || this.#isTop[fromNode(this.#table, step)] === 0) continue;
      const high = transitDegree[fromNode(this.#table, step)] ?? 0;
      const low = transitDegree[toNode(this.#table, step)] ?? 0;
      if (high >= FAR_BELOW * low) this.#setDown(step);
    }
    this.relation.forEach((relation, step) => {
      if (relation === UNKNOWN) this.relation[step] = ACROSS;
    });
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
      if (isLower && above > LEAKED_SHARE * all) this.#setDown(out);
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

  #setDown(step: number): boolean {
    const provider = fromNode(this.#table, step);
    const customer = toNode(this.#table, step);
    if (this.relation[step] !== UNKNOWN || this.#isTop[customer] === 1 || this.#isBelow(provider, customer))
      return false;
    this.relation[step] = DOWN;
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
