import { NULL } from '../../store/copyText.ts';
import { CopyTable } from '../../store/copyTable.ts';
import { partitionOf } from '../../store/partition.ts';
import type { StoryListener } from '../stories/listener.ts';
import type { Workshop } from '../workshop.ts';
import { setPathsOf } from './aggregators.ts';
import { groundsOf } from './grounds.ts';
import { announcedRows, type AnnouncedRow } from './verdicts.ts';

const columns = [
  'generation_id',
  'prefix',
  'origin',
  'world',
  'ip_version',
  'propagation',
  'relative_propagation',
  'roa',
  'route_object',
  'origin_set',
];

/** Fills a new generation with every prefix that the standing sources announce. */
export async function announceAll(workshop: Workshop, bases: readonly number[]): Promise<StoryListener> {
  const { store } = workshop;
  const making = await workshop.begin('announced', 'all', 'internet');
  const grounds = await groundsOf(workshop);
  // No other computation reads it: the database writes it when nothing else is asked of it.
  const copy = new CopyTable(store, partitionOf('announced', making.id), columns, { isLast: true });
  return {
    name: 'announced prefixes',
    prefixes: null,
    async hear(stories) {
      const rows = announcedRows(stories, grounds, await setPathsOf(store, stories));
      for (const row of rows) if (copy.add(lineOf(making.id, row))) await copy.flush();
    },
    async end() {
      workshop.later(async () => making.end(bases, await copy.end()));
      return copy.rows;
    },
  };
}

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
