import { routeSourcesOf } from '../stories/sources.ts';
import type { Workshop } from '../workshop.ts';
import { routeObjectsOf } from './routeObjects.ts';
import { validatorsOf } from './validators.ts';
import { countPeers } from './vantage.ts';
import type { Grounds } from './verdicts.ts';

/** What the standing sources let rows be judged by. `prefixes`: the only ones to be judged. */
export async function groundsOf({ store, standing }: Workshop, prefixes?: Iterable<string>): Promise<Grounds> {
  return {
    peers: await countPeers(store, routeSourcesOf(standing)),
    validators: await validatorsOf(store, standing, prefixes),
    routeObjects: await routeObjectsOf(store, standing, prefixes),
  };
}
