import { CopyTable } from '../../store/copyTable.ts';
import { NULL } from '../../store/copyText.ts';
import { partitionOf } from '../../store/partition.ts';
import type { StoryListener } from '../stories/listener.ts';
import type { WorldStory } from '../stories/sightings.ts';
import { learnSetPaths } from '../stories/setPaths.ts';
import { routeSourcesOf } from '../stories/sources.ts';
import type { Workshop } from '../workshop.ts';
import { type PrefixSpans, spanColumns, spanPages, spanRows } from './ledger.ts';
import { SpansInOrder } from './spansInOrder.ts';
import { instantsOf, mergeStories } from './mergeStories.ts';

/** Writes a new ledger from the stories of all prefixes and from the earlier days in the live one. */
export async function rewriteLedger(workshop: Workshop, bases: readonly number[]): Promise<StoryListener> {
  const { store, standing, live, paths } = workshop;
  const making = await workshop.begin('history', 'all', 'internet');
  const ledger = live.get('history all');
  const known = ledger && new SpansInOrder(spanPages(store, ledger.id));
  const instants = instantsOf(routeSourcesOf(standing));
  const copy = new CopyTable(store, partitionOf('announcement_span', making.id), spanColumns, {
    mayWait: true,
  });

  const write = async (spans: readonly PrefixSpans[], stories: readonly WorldStory[]): Promise<void> => {
    for (const prefix of mergeStories(spans, stories, instants, (path) => paths.text(path))) {
      for (const row of spanRows(making.id, prefix)) {
        if (copy.add(row.map((value) => value ?? NULL).join('\t'))) await copy.flush();
      }
    }
  };
  return {
    name: 'histories',
    prefixes: null,
    async hear(stories) {
      const last = stories.at(-1)?.prefix;
      if (last === undefined) return;
      await learnSetPaths(paths, stories);
      await write((await known?.upTo(last)) ?? [], stories);
    },
    async end() {
      if (known) for await (const some of known.rest()) await write(some, []);
      const rows = await copy.end();
      await making.end(bases, rows);
      return rows;
    },
  };
}
