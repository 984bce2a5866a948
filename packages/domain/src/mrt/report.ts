import { RowKind } from './formats.ts';
import type { MrtBatch } from './rows.ts';

/** An error at an offset in the stream. */
export interface MrtProblem {
  /** Bytes of uncompressed MRT before the record. */
  readonly offset: number;
  readonly reason: string;
}

/** What a decoder has seen so far. */
export interface MrtReport {
  readonly bytes: number;
  readonly records: number;
  readonly routes: number;
  readonly announcements: number;
  readonly withdrawals: number;
  readonly states: number;
  /** Records, or routes of a record, that could not be decoded: total and by reason. */
  readonly skipped: number;
  readonly skippedBy: ReadonlyMap<string, number>;
  /** Locations of the first ones. */
  readonly problems: readonly MrtProblem[];
  /** Valid but not decoded, by name: other message types, address families, RIB_GENERIC. */
  readonly passedOver: ReadonlyMap<string, number>;
  /** Set if the stream ends inside a record: the start of that record. */
  readonly truncated?: MrtProblem;
}

const PROBLEMS_KEPT = 100;
const NAMES_KEPT = 100;

export class ReportKeeper implements MrtReport {
  bytes = 0;
  records = 0;
  routes = 0;
  announcements = 0;
  withdrawals = 0;
  states = 0;
  skipped = 0;
  readonly skippedBy = new Map<string, number>();
  readonly problems: MrtProblem[] = [];
  readonly passedOver = new Map<string, number>();
  truncated?: MrtProblem;

  skip(offset: number, reason: string): void {
    this.skipped++;
    this.skippedBy.set(reason, (this.skippedBy.get(reason) ?? 0) + 1);
    if (this.problems.length < PROBLEMS_KEPT) this.problems.push({ offset, reason });
  }

  passOver(name: string): void {
    const key = this.passedOver.size < NAMES_KEPT || this.passedOver.has(name) ? name : 'more kinds';
    this.passedOver.set(key, (this.passedOver.get(key) ?? 0) + 1);
  }

  countRows(batch: MrtBatch): void {
    const tally = new Uint32Array(4);
    count(batch.kinds, batch.count, tally);
    this.routes += tally[RowKind.route]!;
    this.announcements += tally[RowKind.announcement]!;
    this.withdrawals += tally[RowKind.withdrawal]!;
    this.states += tally[RowKind.state]!;
  }
}

function count(kinds: Uint8Array, rows: number, tally: Uint32Array): void {
  for (let row = 0; row < rows; row++) tally[kinds[row]!]!++;
}
