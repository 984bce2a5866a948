import { setImmediate } from 'node:timers/promises';
import { oneAhead } from '../../store/oneAhead.ts';
import { partsOf } from '../../store/twoAtATime.ts';
import type { Workshop } from '../workshop.ts';
import type { StoriesBy, StoryListener } from './listener.ts';
import type { WorldStory } from './sightings.ts';
import { routeSourcesOf } from './sources.ts';
import { storiesBy, storyPages } from './storyPages.ts';

/** Touched prefixes per call. Listeners replace their rows in one short transaction. */
const AT_ONCE = 500;

/**
 * Passes the stories to every listener: at most one pass over the whole store, and one over the prefixes that the other listeners need. `compute`
 * runs before the listeners end, while their rows are still being written. They end in reverse order.
 */
export async function tellStories(
  workshop: Workshop,
  listeners: readonly StoryListener[],
  compute: () => Promise<void>,
): Promise<void> {
  if (listeners.length === 0) return compute();
  await workshop.step(listeners.map(({ name }) => name).join(', '), async (advance) => {
    await tellAll(
      workshop,
      listeners.filter(({ prefixes }) => prefixes === null),
      advance,
    );
    await tellSome(
      workshop,
      listeners.filter(({ prefixes }) => prefixes !== null),
      advance,
    );
    await compute();
    let made = 0;
    for (const listener of listeners.toReversed()) made += await listener.end();
    return made;
  });
}

type Advance = (rows: number) => void;

async function tellAll({ store, standing, kept }: Workshop, listeners: readonly StoryListener[], advance: Advance) {
  if (listeners.length === 0) return;
  for await (const stories of storyPages(store, routeSourcesOf(standing))) {
    for (const { routes } of stories) advance(routes.length);
    kept?.add(stories);
    await Promise.all(listeners.map((listener) => listener.hear(stories, [], notAsked)));
  }
}

async function tellSome({ store, standing, told }: Workshop, listeners: readonly StoryListener[], advance: Advance) {
  const wanted = [...new Set(listeners.flatMap(({ prefixes }) => [...(prefixes ?? [])]))];
  const sources = routeSourcesOf(standing);
  await oneAhead(
    partsOf(wanted, AT_ONCE),
    async (some) => ({ some, by: await storiesBy(store, sources, some) }),
    async ({ some, by }, goOn) => {
      goOn();
      // Lets the next query reach the database first.
      await setImmediate();
      const stories = by(sources);
      for (const [prefix, own] of Map.groupBy(stories, (story) => story.prefix)) told.set(prefix, own);
      // Each listener writes its own rows, so they run together.
      await Promise.all(listeners.map((listener) => tell(listener, some, stories, by)));
      advance(some.length);
    },
  );
}

/** Passes a listener its share of some stories. */
async function tell(
  listener: StoryListener,
  some: readonly string[],
  stories: readonly WorldStory[],
  by: StoriesBy,
): Promise<void> {
  const asked = some.filter((prefix) => listener.prefixes?.has(prefix));
  if (asked.length === 0) return;
  const isAll = asked.length === some.length;
  const ownOf = (all: readonly WorldStory[]) =>
    isAll ? all : all.filter(({ prefix }) => listener.prefixes?.has(prefix));
  await listener.hear(ownOf(stories), asked, (sources) => ownOf(by(sources)));
}

/** Listeners to all stories ask for none again. */
const notAsked: StoriesBy = () => [];
