import { DAY_SECONDS } from '@routeglass/domain/time';
import { mergeLink } from '@routeglass/domain/relations';
import { relationsName } from '../../store/generationName.ts';
import { CopyTable } from '../../store/copyTable.ts';
import { partitionOf } from '../../store/partition.ts';
import { KEPT_DAYS } from '../keptDays.ts';
import type { StoryListener } from '../stories/listener.ts';
import { routeSourcesOf } from '../stories/sources.ts';
import type { Workshop } from '../workshop.ts';
import { newestRoutes } from './instants.ts';
import {
  keyOf,
  type LedgerLink,
  linkKey,
  linkPages,
  neighborColumns,
  neighborRows,
  pastColumns,
  pastRows,
} from './ledger.ts';
import { WorldTallies, worlds } from './linkPaths.ts';
import { relationTypes } from './relationTypes.ts';

/** How long an ended link is remembered, in seconds. */
const KEPT = KEPT_DAYS.links * DAY_SECONDS;

/** Writes a new ledger from the stories of all prefixes and from the earlier days in the live one. */
export async function rewriteLinks(workshop: Workshop, bases: readonly number[]): Promise<StoryListener> {
  const { live } = workshop;
  const making = await workshop.begin('links', 'all', 'internet');
  const tallies = await WorldTallies.over(workshop);
  return {
    name: 'neighbors',
    prefixes: null,
    hear: async (stories) => tallies.add(stories),
    async end() {
      const links = copyOf(workshop, 'neighbor', making.id, neighborColumns);
      const past = copyOf(workshop, 'neighbor_past', making.id, pastColumns);
      for await (const link of merged(workshop, tallies, live.get('links all')?.id)) {
        for (const row of neighborRows(making.id, link)) if (links.add(row)) await links.flush();
        for (const row of pastRows(making.id, link)) if (past.add(row)) await past.flush();
      }
      await past.end();
      const rows = await links.end();
      await making.end(bases, rows);
      return rows;
    },
  };
}

function copyOf({ store }: Workshop, table: string, id: number, columns: readonly string[]): CopyTable {
  return new CopyTable(store, partitionOf(table, id), columns, { mayWait: true });
}

/** Yields every link that the new ledger holds. */
async function* merged(
  { store, standing, after }: Workshop,
  tallies: WorldTallies,
  knownId: number | undefined,
): AsyncGenerator<LedgerLink, void> {
  const types = await relationTypes(store, after('relations'));
  const known = new Map<string, LedgerLink>();
  if (knownId !== undefined)
    for await (const page of linkPages(store, knownId)) for (const link of page) known.set(keyOf(link), link);
  for (const world of worlds) {
    const settledAt = newestRoutes(routeSourcesOf(standing), world);
    for (const ipVersion of [4, 6] as const) {
      for (const sight of (await tallies.takeLinks(world, ipVersion)).sights()) {
        const key = linkKey(relationsName(world, ipVersion), sight);
        const record = mergeLink(known.get(key), sight, types.get(key) ?? '?', settledAt);
        known.delete(key);
        yield { ...record, world, ipVersion, a: sight.a, b: sight.b };
      }
    }
    for (const link of known.values()) {
      if (link.world !== world) continue;
      const record = mergeLink(link, undefined, '?', settledAt);
      if ((record.lastSeen ?? settledAt) >= settledAt - KEPT) yield { ...link, ...record };
    }
  }
}
