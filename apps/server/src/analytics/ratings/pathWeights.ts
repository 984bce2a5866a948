import { grownFloat64, grownInt32 } from '@routeglass/domain/columns';
import { PathPlaces } from '../paths/pathPlaces.ts';

const NONE = -1;

/** The columns, to build the same weights in another thread. */
export interface WeightColumns {
  readonly first: PathPlaces['ranges'];
  readonly count: number;
  readonly peers: Int32Array<ArrayBuffer>;
  readonly weights: Float64Array<ArrayBuffer>;
  readonly next: Int32Array<ArrayBuffer>;
}

/** The address weight of each path in each vantage point's table, stored in columns. A list per path would take five times the memory. */
export class PathWeights {
  /** The entry of a path's first vantage point. */
  readonly #first: PathPlaces;
  #count: number;
  #peers: Int32Array<ArrayBuffer>;
  #weights: Float64Array<ArrayBuffer>;
  /** The entry of the same path's next vantage point. */
  #next: Int32Array<ArrayBuffer>;

  /** @param columns those of other weights. Default: empty. */
  constructor(columns?: WeightColumns) {
    this.#first = new PathPlaces(columns?.first);
    this.#count = columns?.count ?? 0;
    this.#peers = columns?.peers ?? new Int32Array(64);
    this.#weights = columns?.weights ?? new Float64Array(64);
    this.#next = columns?.next ?? new Int32Array(64);
  }

  get columns(): WeightColumns {
    return {
      first: this.#first.ranges,
      count: this.#count,
      peers: this.#peers,
      weights: this.#weights,
      next: this.#next,
    };
  }

  /** Adds to the path's weight. */
  add(path: number, peer: number, weight: number): void {
    let last = NONE;
    for (let entry = this.#first.get(path) ?? NONE; entry !== NONE; entry = this.#next[entry]!) {
      if (this.#peers[entry] === peer) {
        this.#weights[entry]! += weight;
        return;
      }
      last = entry;
    }
    const entry = this.#push(peer, weight);
    if (last === NONE) this.#first.set(path, entry);
    else this.#next[last] = entry;
  }

  /** Number of weights: at least that of the paths. */
  get count(): number {
    return this.#count;
  }

  has(path: number): boolean {
    return this.#first.has(path);
  }

  /** Paths with a weight, ascending, some at a time. */
  pages(): Iterable<readonly number[]> {
    return this.#first.pages();
  }

  /** Calls `hear` with each vantage point and weight of a path. */
  tell(path: number, hear: (peer: number, weight: number) => void): void {
    for (let entry = this.#first.get(path) ?? NONE; entry !== NONE; entry = this.#next[entry]!)
      hear(this.#peers[entry]!, this.#weights[entry]!);
  }

  #push(peer: number, weight: number): number {
    const entry = this.#count++;
    if (entry === this.#peers.length) {
      this.#peers = grownInt32(this.#peers, 0);
      this.#weights = grownFloat64(this.#weights, 0);
      this.#next = grownInt32(this.#next, 0);
    }
    this.#peers[entry] = peer;
    this.#weights[entry] = weight;
    this.#next[entry] = NONE;
    return entry;
  }
}
