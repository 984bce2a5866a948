import { type QueryExecutorProvider, sql } from 'kysely';
import { forEverybody } from './caller.ts';
import type { Store } from './store.ts';

const FRESH_FOR = 1_000;

/**
 * Returns a text that changes with every publication of a generation, for caches.
 *
 * It is read from the database at most once a second, because another process may import too, and at once after an import of this process or a
 * message from a fellow.
 * `begun` distinguishes two runs of the server.
 */
export function createStamp(store: Store, begun: string): () => Promise<string> {
  let known: Promise<string> | null = null;
  let knownAt = 0;
  const forget = () => void (known = null);
  store.publications.hear(forget);
  store.fellows?.hear('published', forget);
  return () => {
    const now = performance.now();
    if (known && now - knownAt < FRESH_FOR) return known;
    knownAt = now;
    const asked = forEverybody(() => publicationStamp(store.db)).then((ids) => `${begun}-${ids}`);
    // After a failure the next caller reads again.
    asked.catch(() => (known = null));
    known = asked;
    return asked;
  };
}

/** A text that changes with every publication by any process. */
export async function publicationStamp(db: QueryExecutorProvider): Promise<string> {
  const { rows } = await sql<{ stamp: string }>`
    select count(*) || '-' || coalesce(max(id), 0) || '-' || coalesce(sum(id), 0) as stamp from generation where state = 'live'
  `.execute(db);
  return rows[0]?.stamp ?? '0';
}
