import { joinNotes } from '../store/changedNetworks.ts';
import type { Store } from '../store/store.ts';
import { listenForAnnounced } from './announced/run.ts';
import { liveDerived } from './bases.ts';
import { type Incoming, standingAfter } from './incoming.ts';
import { listenForHistory } from './history/run.ts';
import { listenForLinks } from './links/run.ts';
import { prepareIncidents } from './incidents/run.ts';
import { deriveNetworks } from './networks/run.ts';
import { prepareRatings } from './ratings/run.ts';
import { prepareRelations } from './relations/run.ts';
import { tellStories } from './stories/tellStories.ts';
import { type Step, Workshop } from './workshop.ts';

/** Computations over what is loaded, from `derive`. */
export interface Derivation {
  /** Generations to publish together with the sources; grows while `run` works, so that they can be abandoned when it fails. */
  readonly publications: Workshop['publications'];
  /** Whether past days are still to be rated, which `run` finds out: by another derivation, with nothing incoming, once this one is published. */
  readonly isPartial: boolean;
  /** Computes what no longer fits. Answers what is to be done after publication. */
  run(): Promise<() => Promise<void>>;
}

/**
 * What has to be computed again so that announced prefixes, relations and the list of networks fit the sources that stand once the incoming ones
 * are live. With nothing incoming it repairs what an interrupted import left behind.
 */
export async function derive(store: Store, incoming: readonly Incoming[], step: Step): Promise<Derivation> {
  const workshop = new Workshop(store, await standingAfter(store, incoming), await liveDerived(store), step);
  let isPartial = false;
  return {
    publications: workshop.publications,
    get isPartial() {
      return isPartial;
    },
    async run() {
      let finish;
      try {
        finish = await compute();
      } finally {
        // Also after a failure: what is abandoned must not be written any more.
        await workshop.ended();
      }
      await workshop.settled();
      return finish;
    },
  };

  async function compute(): Promise<() => Promise<void>> {
    const inferRelations = await prepareRelations(workshop);
    // Those that ask the database for more come first: others listen while they wait. What they make takes the longest to be written, and they end last.
    const listeners = [
      await listenForAnnounced(workshop, incoming),
      await listenForHistory(workshop, incoming),
      await listenForLinks(workshop, incoming),
    ].filter((listener) => listener !== null);
    const readsAll = listeners.some(({ prefixes }) => prefixes === null);
    const incidents = await prepareIncidents(workshop, incoming, readsAll);
    if (incidents.listener) listeners.push(incidents.listener);
    const ratings = await prepareRatings(workshop, incoming, readsAll);
    isPartial = ratings.isLater;
    if (ratings.listener) listeners.push(ratings.listener);
    await tellStories(workshop, listeners, inferRelations);
    await deriveNetworks(workshop, incoming);
    // First, since the database writes what it makes while incidents are detected.
    const settleRatings = await ratings.run();
    const settleIncidents = await incidents.run();
    return async () => {
      await settleIncidents();
      for (const listener of listeners) await listener.published?.();
      await settleRatings();
      await joinNotes(store);
    };
  }
}
