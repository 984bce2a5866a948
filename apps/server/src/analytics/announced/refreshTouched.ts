import { sql } from 'kysely';
import { noteChanged } from '../../store/changedNetworks.ts';
import type { Store } from '../../store/store.ts';
import { insertTexts } from '../../store/textColumns.ts';
import { setBases } from '../bases.ts';
import { inPassing } from '../inPassing.ts';
import type { StoryListener } from '../stories/listener.ts';
import { learnSetPaths } from '../stories/setPaths.ts';
import type { Workshop } from '../workshop.ts';
import { groundsOf } from './grounds.ts';
import { announcedColumns, announcedRows, type AnnouncedRow } from './verdicts.ts';

/** Replaces the rows of touched prefixes in the live generation. */
export async function refreshTouched(
  workshop: Workshop,
  generationId: number,
  touched: ReadonlySet<string>,
  bases: readonly number[],
): Promise<StoryListener> {
  const { store, paths } = workshop;
  // It has no bases until the work is done, so a restart after a crash computes it again.
  await setBases(store, generationId, []);
  const grounds = await groundsOf(workshop, touched);
  let made = 0;
  return {
    name: 'announced prefixes',
    prefixes: touched,
    async hear(stories, asked) {
      await learnSetPaths(paths, stories);
      const rows = announcedRows(stories, grounds, (path) => paths.text(path));
      await replace(store, generationId, asked, rows);
      made += rows.length;
    },
    end: async () => made,
    published: () => setBases(store, generationId, bases),
  };
}

function replace(
  store: Store,
  generationId: number,
  prefixes: readonly string[],
  rows: readonly AnnouncedRow[],
): Promise<void> {
  return inPassing(store, async (transaction) => {
    const { rows: former } = await sql<FormerRow>`
      delete from announced where generation_id = ${sql.lit(generationId)} and prefix = any(${[...prefixes]}::cidr[])
      returning prefix::text as prefix, origin, roa, propagation, relative_propagation as "relativePropagation", origin_set as "originSet"
    `.execute(transaction);
    await noteChanged(transaction, 'routes', changedOrigins(former, rows));
    if (rows.length === 0) return;
    const given = rows.map((row) => ({
      generation_id: generationId,
      prefix: row.prefix,
      origin: row.origin,
      world: row.world,
      ip_version: row.ipVersion,
      propagation: row.propagation,
      relative_propagation: row.relativePropagation,
      roa: row.roa,
      route_object: row.routeObject,
      origin_set: row.originSet,
    }));
    await insertTexts('announced', announcedColumns, given).execute(transaction);
  });
}

type FormerRow = Pick<AnnouncedRow, 'prefix' | 'origin' | 'roa' | 'propagation' | 'relativePropagation' | 'originSet'>;

/** Origins of rows that were added, removed or changed. */
function changedOrigins(former: readonly FormerRow[], rows: readonly FormerRow[]): Set<number> {
  const [before, after] = [former, rows].map((all) => new Map(all.map((row) => [textOf(row), row.origin])));
  const differing = [...(before ?? [])]
    .filter(([text]) => !after?.has(text))
    .concat([...(after ?? [])].filter(([text]) => !before?.has(text)));
  return new Set(differing.map(([, origin]) => origin));
}

const textOf = ({ prefix, origin, roa, propagation, relativePropagation, originSet }: FormerRow): string =>
  // The column holds single precision.
  [prefix, origin, roa, propagation, Math.fround(relativePropagation), originSet === null].join(' ');
