/** Ids are given out in blocks, so that most ids of a range belong to paths that are met. */
const RANGE = 4_096;

/** A place for each of some paths, by the path's id: 4 bytes each. */
export class PathPlaces {
  /** By range of ids: for each id in it its place plus one; 0 for none. */
  readonly ranges: Map<number, Int32Array<ArrayBuffer>>;

  /** @param ranges those of other places. Default: none. */
  constructor(ranges = new Map<number, Int32Array<ArrayBuffer>>()) {
    this.ranges = ranges;
  }

  has(path: number): boolean {
    return this.get(path) !== undefined;
  }

  get(path: number): number | undefined {
    const place = this.ranges.get(Math.floor(path / RANGE))?.[path % RANGE] ?? 0;
    return place === 0 ? undefined : place - 1;
  }

  set(path: number, place: number): void {
    const number = Math.floor(path / RANGE);
    let range = this.ranges.get(number);
    if (!range) this.ranges.set(number, (range = new Int32Array(RANGE)));
    range[path % RANGE] = place + 1;
  }

  /** Those that have a place, ascending, some at a time. */
  *pages(): Generator<readonly number[]> {
    for (const number of [...this.ranges.keys()].sort((a, b) => a - b)) {
      const range = this.ranges.get(number)!;
      const page: number[] = [];
      for (let i = 0; i < RANGE; i++) if (range[i] !== 0) page.push(number * RANGE + i);
      yield page;
    }
  }
}
