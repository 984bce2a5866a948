import { grownFloat64, grownInt32 } from '@routeglass/domain/columns';
import { PathPlaces } from '../paths/pathPlaces.ts';

const NONE = -1;

/** The address weight of each path in each vantage point's table, stored in columns. A list per path would take five times the memory. */
export class PathWeights {
  /** The entry of a path's first vantage point. */
  readonly #first = new PathPlaces();
  #count = 0;
  #peers = new Int32Array(64);
  #weights = new Float64Array(64);
  /** The entry of the same path's next vantage point. */
  #next = new Int32Array(64);

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
