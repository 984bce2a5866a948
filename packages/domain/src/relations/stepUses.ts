import { fromNode, type PathTable } from './pathTable.ts';

/** A collector's peer sends at least this share of its paths over a provider; over a peer it sends only those to that peer's customers. */
const PROVIDER_SHARE = 0.05;

/** How often paths use each step. */
export class StepUses {
  /** Number of paths that use each step, and that begin with it. */
  readonly all: Uint32Array;
  readonly begun: Uint32Array;
  /** Number of paths that each node sent as the first AS. */
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

  /** Whether only the network that the step leaves, itself a collector's peer, uses it. */
  isSeenAlone(step: number): boolean {
    return (this.all[step] ?? 0) > 0 && this.all[step] === this.begun[step];
  }
}
