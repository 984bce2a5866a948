import { fromNode, type PathTable } from './pathTable.ts';

/** Share of its paths that a collector's peer sends over a provider at least; over a peer only those to its customers. */
const PROVIDER_SHARE = 0.05;

/** How often paths take each step. */
export class StepUses {
  /** Paths that take each step, and paths that begin with it. */
  readonly all: Uint32Array;
  readonly begun: Uint32Array;
  /** Paths that each node sent as first. */
  readonly sent: Uint32Array;
  readonly #table: PathTable;

  constructor(table: PathTable) {
    const { asns, ends, steps, starts, peers } = table;
    this.#table = table;
    this.all = new Uint32Array(ends.length);
    for (const step of steps) this.all[step] = (this.all[step] ?? 0) + 1;
    this.sent = new Uint32Array(asns.length);
    for (const peer of peers) this.sent[peer] = (this.sent[peer] ?? 0) + 1;
    this.begun = new Uint32Array(ends.length);
    for (let path = 0; path + 1 < starts.length; path++) {
      const step = steps[starts[path] ?? 0];
      if (step !== undefined && starts[path] !== starts[path + 1]) this.begun[step] = (this.begun[step] ?? 0) + 1;
    }
  }

  /** Whether a collector's peer uses the step for few of its paths. */
  isSideWay(step: number): boolean {
    return (this.all[step] ?? 0) < PROVIDER_SHARE * (this.sent[fromNode(this.#table, step)] ?? 0);
  }

  /** Whether none but the network that the step leaves, itself a collector's peer, takes it. */
  isSeenAlone(step: number): boolean {
    return (this.all[step] ?? 0) > 0 && this.all[step] === this.begun[step];
  }
}
