import { grownFloat64, grownInt32 } from '@routeglass/domain/columns';
import { PathPlaces } from '../paths/pathPlaces.ts';

const NONE = -1;

/** The address weight of each path in the table of each peer that holds it, in columns: a list of peers for each path would take five times the memory. */
export class PathWeights {
  /** The entry of a path's first peer. */
  readonly #first = new PathPlaces();
  #count = 0;
  #peers = new Int32Array(64);
  #weights = new Float64Array(64);
  /** The entry of the same path's next peer. */
  #next = new Int32Array(64);

  /** Adds to what the path has already. */
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

  /** Paths that have a weight, ascending, some at a time. */
  pages(): Iterable<readonly number[]> {
    return this.#first.pages();
  }

  /** Tells what a path has, peer by peer. */
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
