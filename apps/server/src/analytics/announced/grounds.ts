import { routeSourcesOf } from '../stories/sources.ts';
import type { Workshop } from '../workshop.ts';
import { countPeers } from './vantage.ts';
import type { Grounds } from './verdicts.ts';

/** What the standing sources let rows be judged by. `prefixes`: the only ones to be judged. */
export async function groundsOf(workshop: Workshop, prefixes?: Iterable<string>): Promise<Grounds> {
  const { store, standing } = workshop;
  return {
    peers: await countPeers(store, routeSourcesOf(standing)),
    validators: await workshop.validators(prefixes),
    routeObjects: await workshop.routeObjects(prefixes),
  };
}
