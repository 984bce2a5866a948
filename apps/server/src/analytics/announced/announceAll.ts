import { partitionOf } from '../../store/partition.ts';
import type { Store } from '../../store/store.ts';
import { CopyTable } from '../../store/copyTable.ts';
import type { StandingSource } from '../incoming.ts';
import { routeObjectsOf } from './routeObjects.ts';
import { routePages } from './routePages.ts';
import { validatorsOf } from './validators.ts';
import { countPeers, routeSources } from './vantage.ts';
import { announcedRows, type AnnouncedRow, type Grounds } from './verdicts.ts';

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
];

/** Rows written at a time: three indexes, one of them of ranges, make each dear. */
const BATCH_ROWS = 2_500;

/** Fills a generation with every prefix that the standing sources announce. Answers the number of rows; `advance` is told of routes read. */
export async function announceAll(
  store: Store,
  generationId: number,
  standing: readonly StandingSource[],
  advance: (routes: number) => void,
): Promise<number> {
  const routes = standing.filter(({ kind }) => kind === 'mrt-rib' || kind === 'mrt-updates');
  const grounds = await groundsOf(store, standing, routes);
  const copy = new CopyTable(store, partitionOf('announced', generationId), columns, BATCH_ROWS);
  for await (const page of routePages(store, routes)) {
    for (const prefix of page) {
      advance(prefix.routes.length);
      for (const row of announcedRows(prefix, grounds)) if (copy.add(lineOf(generationId, row))) await copy.flush();
    }
  }
  return copy.end();
}

/** `prefixes`: the only ones to be judged. */
export async function groundsOf(
  store: Store,
  standing: readonly StandingSource[],
  routes: readonly StandingSource[],
  prefixes?: Iterable<string>,
): Promise<Grounds> {
  return {
    sources: routeSources(routes),
    peers: await countPeers(store, routes),
    validators: await validatorsOf(store, standing, prefixes),
    routeObjects: await routeObjectsOf(store, standing, prefixes),
  };
}

function lineOf(generationId: number, row: AnnouncedRow): string {
  const { prefix, origin, world, ipVersion, propagation, relativePropagation, roa, routeObject } = row;
  return [generationId, prefix, origin, world, ipVersion, propagation, relativePropagation, roa, routeObject].join(
    '\t',
  );
}
