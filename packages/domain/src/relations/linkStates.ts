import { fromNode, toNode, type PathTable } from './pathTable.ts';
import { testimonyRules } from './testimony.ts';

/** Relation of a directed link: unknown, provider to customer, customer to provider, between peers. */
export const UNKNOWN = 0;
export const DOWN = 1;
export const UP = 2;
export const ACROSS = 3;

/** The rules that can decide a link, in the order in which they are tried. */
export const inferenceRules = [
  'clique',
  'triplets',
  'votes',
  'partial-feed',
  ...testimonyRules,
  'many-tops',
  'summit',
  'main-feed',
  'far-below',
  'repair',
  'rest',
] as const;
export type InferenceRule = (typeof inferenceRules)[number];

/** Evidence for one direction must exceed that for the other by this factor before a link counts as transit. */
const MARGIN = 4;

/** Relations of all links, by directed step, during inference. There are never provider cycles, and clique members never have a provider. */
export class LinkStates {
  readonly relation: Uint8Array;
  /** The rule that decided each link, as an index into `inferenceRules`. */
  readonly rules: Uint8Array;
  readonly #table: PathTable;
  readonly #isTop: Uint8Array;
  readonly #customers: number[][];

  constructor(table: PathTable, clique: readonly number[]) {
    this.#table = table;
    this.relation = new Uint8Array(table.ends.length);
    this.rules = new Uint8Array(table.ends.length / 2);
    this.#isTop = new Uint8Array(table.asns.length);
    this.#customers = Array.from({ length: table.asns.length }, () => []);
    for (const node of clique) this.#isTop[node] = 1;
    for (let step = 0; step < this.relation.length; step += 2) {
      if (this.isTop(fromNode(table, step)) && this.isTop(toNode(table, step))) this.settleAcross(step, 'clique');
    }
  }

  isTop(node: number): boolean {
    return this.#isTop[node] === 1;
  }

  /** Makes a link a peering, whatever it was. */
  settleAcross(step: number, rule: InferenceRule): void {
    this.relation[step] = ACROSS;
    this.relation[step ^ 1] = ACROSS;
    this.#name(step, rule);
  }

  /** Makes the step's first end the provider. Returns false if the link is already decided or this is not allowed. */
  settleDown(step: number, rule: InferenceRule): boolean {
    const provider = fromNode(this.#table, step);
    const customer = toNode(this.#table, step);
    if (this.relation[step] !== UNKNOWN || this.isTop(customer) || this.#isBelow(provider, customer)) return false;
    this.relation[step] = DOWN;
    this.relation[step ^ 1] = UP;
    this.#name(step, rule);
    this.#customers[provider]?.push(customer);
    return true;
  }

  /** Makes each unknown step go down that has a clear majority of `votes`, those with the largest lead first. Returns false if nothing changed. */
  decide(votes: ReadonlyMap<number, number>, rule: InferenceRule): boolean {
    const links = [...votes.keys()]
      .map((step) => ({ step, lead: (votes.get(step) ?? 0) - MARGIN * (votes.get(step ^ 1) ?? 0) }))
      .filter(({ step, lead }) => lead > 0 && this.relation[step] === UNKNOWN)
      .sort((a, b) => b.lead - a.lead || a.step - b.step);
    return links.filter(({ step }) => this.settleDown(step, rule)).length > 0;
  }

  #name(step: number, rule: InferenceRule): void {
    this.rules[step >> 1] = inferenceRules.indexOf(rule);
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
