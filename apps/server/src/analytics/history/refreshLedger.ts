import { sql } from 'kysely';
import { noteChanged } from '../../store/changedNetworks.ts';
import type { Store } from '../../store/store.ts';
import { setBases } from '../bases.ts';
import { inPassing } from '../inPassing.ts';
import type { StoryListener } from '../stories/listener.ts';
import { learnSetPaths } from '../stories/setPaths.ts';
import { routeSourcesOf } from '../stories/sources.ts';
import type { Workshop } from '../workshop.ts';
import { changedOrigins, type FormerSpan } from './changedOrigins.ts';
import { spanColumns, spanRows, spansOf } from './ledger.ts';
import { instantsOf, mergeStories } from './mergeStories.ts';

interface Replacement {
  readonly prefixes: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

/**
 * Replaces the spans of touched prefixes in the live ledger. It does so after the deltas are published: a failed import must leave nothing in the
 * ledger, because the ledger cannot be rebuilt from the loaded sources.
 */
export function refreshLedger(
  { store, standing, paths }: Workshop,
  generationId: number,
  touched: ReadonlySet<string>,
  bases: readonly number[],
): StoryListener {
  const instants = instantsOf(routeSourcesOf(standing));
  const replacements: Replacement[] = [];
  let made = 0;
  return {
    name: 'histories',
    prefixes: touched,
    async hear(stories, asked) {
      await learnSetPaths(paths, stories);
      const known = await spansOf(store, generationId, asked);
      const merged = mergeStories(known, stories, instants, (path) => paths.text(path));
      const rows = merged.flatMap((prefix) => spanRows(generationId, prefix));
      made += rows.length;
      replacements.push({ prefixes: asked, rows });
    },
    end: async () => made,
    async published() {
      // It has no bases until the work is done, so a restart after a crash merges the stories into it again.
      await setBases(store, generationId, []);
      for (const replacement of replacements) await replace(store, generationId, replacement);
      await setBases(store, generationId, bases);
    },
  };
}

function replace(store: Store, generationId: number, { prefixes, rows }: Replacement): Promise<void> {
  return inPassing(store, async (transaction) => {
    const { rows: former } = await sql<FormerSpan>`
      delete from announcement_span
      where generation_id = ${sql.lit(generationId)} and prefix = any(${[...prefixes]}::cidr[])
      returning prefix::text as prefix, origin, world, first_seen, last_seen, from_snapshot, peers,
        origin_set::text as origin_set
    `.execute(transaction);
    await noteChanged(transaction, 'routes', changedOrigins(former, rows));
    if (rows.length === 0) return;
    const columns = sql.join(spanColumns.map((column) => sql.ref(column)));
    const column = (index: number) => rows.map((row) => row[index] ?? null);
    await sql`
      insert into announcement_span (${columns})
      select generation_id, prefix, origin, world, ip_version, first_seen, last_seen, from_snapshot, peers, origin_set::bigint[]
      from unnest(${column(0)}::int[], ${column(1)}::cidr[], ${column(2)}::bigint[], ${column(3)}::text[],
        ${column(4)}::smallint[], ${column(5)}::timestamptz[], ${column(6)}::timestamptz[], ${column(7)}::boolean[],
        ${column(8)}::int[], ${column(9)}::text[]) as given (${columns})
    `.execute(transaction);
  });
}
