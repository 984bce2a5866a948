import type { Skipped } from '../importEvent.ts';

const OFFSETS_KEPT = 5;

/** Counts skipped content by reason, with the first offsets. */
export class Skips {
  readonly #byReason = new Map<string, { count: number; offsets: number[] }>();

  add(reason: string, offset: number): void {
    const entry = this.#entryOf(reason);
    entry.count += 1;
    if (entry.offsets.length < OFFSETS_KEPT) entry.offsets.push(offset);
  }

  /** Sets a count that was kept elsewhere. Offsets noted before stay. */
  raise(reason: string, count: number): void {
    this.#entryOf(reason).count = count;
  }

  /** Most frequent first. */
  list(): Skipped[] {
    const all = [...this.#byReason].map(([reason, { count, offsets }]) => ({ reason, count, offsets }));
    return all.sort((a, b) => b.count - a.count);
  }

  #entryOf(reason: string): { count: number; offsets: number[] } {
    let entry = this.#byReason.get(reason);
    if (!entry) this.#byReason.set(reason, (entry = { count: 0, offsets: [] }));
    return entry;
  }
}
