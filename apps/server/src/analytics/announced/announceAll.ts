import { NULL } from '../../store/copyText.ts';
import { CopyTable } from '../../store/copyTable.ts';
import { partitionOf } from '../../store/partition.ts';
import type { StoryListener } from '../stories/listener.ts';
import { learnSetPaths } from '../stories/setPaths.ts';
import type { Workshop } from '../workshop.ts';
import { groundsOf } from './grounds.ts';
import { announcedColumns, announcedRows, type AnnouncedRow } from './verdicts.ts';

const columns = Object.keys(announcedColumns);

/** Fills a new generation with every prefix that the current sources announce. */
export async function announceAll(workshop: Workshop, bases: readonly number[]): Promise<StoryListener> {
  const { store, paths } = workshop;
  const making = await workshop.begin('announced', 'all', 'internet');
  const grounds = await groundsOf(workshop);
  // No other computation reads this table, so it is written when the database has nothing else to do.
  const copy = new CopyTable(store, partitionOf('announced', making.id), columns, { isLast: true });
  return {
    name: 'announced prefixes',
    prefixes: null,
    async hear(stories) {
      await learnSetPaths(paths, stories);
      const rows = announcedRows(stories, grounds, (path) => paths.text(path));
      for (const row of rows) if (copy.add(lineOf(making.id, row))) await copy.flush();
    },
    async end() {
      workshop.later(async () => making.end(bases, await copy.end()));
      return copy.rows;
    },
  };
}

/** The cells are in the order of the columns. */
function lineOf(generationId: number, row: AnnouncedRow): string {
  const { prefix, origin, world, ipVersion, propagation, relativePropagation, roa, routeObject, originSet } = row;
  const set = originSet === null ? NULL : `{${originSet.join(',')}}`;
  const cells = [
    generationId,
    prefix,
    origin,
    world,
    ipVersion,
    propagation,
    relativePropagation,
    roa,
    routeObject,
    set,
  ];
  return cells.join('\t');
}
