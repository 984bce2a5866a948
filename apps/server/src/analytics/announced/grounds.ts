import { routeSourcesOf } from '../stories/sources.ts';
import type { Workshop } from '../workshop.ts';
import { countPeers } from './vantage.ts';
import type { Grounds } from './verdicts.ts';

/** Collects what rows are judged by, from the current sources. With `prefixes`, only for these. */
export async function groundsOf(workshop: Workshop, prefixes?: Iterable<string>): Promise<Grounds> {
  const { store, standing } = workshop;
  return {
    peers: await countPeers(store, routeSourcesOf(standing)),
    validators: await workshop.validators(prefixes),
    routeObjects: await workshop.routeObjects(prefixes),
  };
}
