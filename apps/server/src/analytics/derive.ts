import { joinNotes } from '../store/changedNetworks.ts';
import type { SourceName } from '../store/generation.ts';
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
import { isWorthThread } from './threads/runTask.ts';
import { type Step, Workshop } from './workshop.ts';

/** The computations that `derive` plans over the loaded sources. */
export interface Derivation {
  /** Generations to publish together with the sources. The list grows while `run` works, so that they can be abandoned if it fails. */
  readonly publications: Workshop['publications'];
  /** Whether past days remain to be rated; known after `run`. Once this derivation is published, another one with nothing incoming rates them. */
  readonly isPartial: boolean;
  /** Computes what is out of date. Returns the work to do after publication. */
  run(): Promise<() => Promise<void>>;
}

/**
 * Plans what to compute again so that announced prefixes, relations and the list of networks fit the sources that are live after publication. With
 * nothing incoming or leaving it repairs what an interrupted import left behind. `isWorth`: whether a computation over this many paths gets its own
 * thread.
 */
export async function derive(
  store: Store,
  incoming: readonly Incoming[],
  step: Step,
  leaving: readonly SourceName[] = [],
  isWorth = isWorthThread,
): Promise<Derivation> {
  const standing = await standingAfter(store, incoming, leaving);
  const workshop = new Workshop(store, standing, await liveDerived(store), step, isWorth);
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
        // Also after a failure: abandoned generations must not be written any more.
        await workshop.ended();
      }
      await workshop.settled();
      return finish;
    },
  };

  async function compute(): Promise<() => Promise<void>> {
    const inferRelations = await prepareRelations(workshop);
    // Those with the most database work come first: the others listen while they wait. Their rows take the longest to write, so they end last.
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
    // First, because many routes are rated in another thread while incidents are detected here.
    const finishRatings = await ratings.begin();
    const settleIncidents = await incidents.run();
    await finishRatings();
    return async () => {
      await settleIncidents();
      for (const listener of listeners) await listener.published?.();
      await ratings.published();
      await joinNotes(store);
    };
  }
}
