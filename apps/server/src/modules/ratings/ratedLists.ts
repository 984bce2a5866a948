import type { Kysely } from 'kysely';
import { forEverybody } from '../../store/caller.ts';
import type { Database } from '../../store/schema.ts';
import type { RatedList } from './ratedList.ts';
import { readRatedList, type RatedSubject } from './readRatedList.ts';

/** Most rows in all kept lists: enough for the global ratings of 100,000 networks in both IP versions and for countries. About 40 bytes each. */
const MOST_ROWS = 2_500_000;

/** Keeps whole ratings in memory, each read at its first request, so that further pages cost the database nothing. */
export function createRatedLists(db: Kysely<Database>): (subject: RatedSubject) => Promise<RatedList> {
  const reading = new Map<string, Promise<RatedList>>();
  /** The least recently used list is first. */
  const kept = new Map<string, RatedList>();
  let rows = 0;

  const keep = (key: string, list: RatedList): void => {
    kept.set(key, list);
    rows += list.size;
    for (const [oldest, { size }] of kept) {
      if (rows <= MOST_ROWS || oldest === key) break;
      kept.delete(oldest);
      rows -= size;
    }
  };

  return async (subject) => {
    const { edition, column, within } = subject;
    // A rated day never changes: if it is computed again, it gets another id.
    const key = `${edition.id} ${edition.before?.id ?? ''} ${column} ${within ?? ''}`;
    const known = kept.get(key);
    if (known) {
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    const begun = reading.get(key);
    if (begun) return begun;
    const list = forEverybody(() => readRatedList(db, subject));
    reading.set(key, list);
    try {
      const read = await list;
      keep(key, read);
      return read;
    } finally {
      reading.delete(key);
    }
  };
}
