import { sql } from 'kysely';
import { readAhead } from '../../store/readAhead.ts';
import type { Store } from '../../store/store.ts';
import type { StandingSource } from '../incoming.ts';
import type { StoriesBy } from './listener.ts';
import { firstPrefixes } from './pageRanges.ts';
import { readSightings, readStories } from './readStories.ts';
import { storiesIn, type StoryPage, type WorldStory } from './sightings.ts';
import { storySources } from './sources.ts';

/** Rows read at a time: few enough that waiting readers get their turn soon. */
const PAGE = 20_000;

/** The stories of every prefix in these sources, in prefix order, some at a time. The next page is read while the caller works on one. */
export function storyPages(
  store: Store,
  sources: readonly StandingSource[],
): AsyncGenerator<readonly WorldStory[], void> {
  return store.isSpread ? pagesByRange(store, sources) : pagesByRows(store, sources);
}

/** Each page begins where the previous one was full. */
async function* pagesByRows(store: Store, sources: readonly StandingSource[]): AsyncGenerator<readonly WorldStory[]> {
  const read = (after: string | null, limit: number): Promise<StoryPage> =>
    readAhead(readStories(store, sources, after === null ? sql`true` : sql`prefix > ${after}::cidr`, limit));
  let after: string | null = null;
  let limit = PAGE;
  let reading = read(after, limit);
  for (;;) {
    const { stories, rows, last } = await reading;
    if (rows < limit) return yield stories;
    after = last ?? after;
    // A prefix with more rows than a page needs a larger one.
    limit = last === null ? limit * 2 : PAGE;
    reading = read(after, limit);
    yield stories;
  }
}

/** A cluster would read a whole page from each shard to find the first rows overall. So the pages' prefix ranges are computed first. */
async function* pagesByRange(store: Store, sources: readonly StandingSource[]): AsyncGenerator<readonly WorldStory[]> {
  const firsts = [null, ...(await firstPrefixes(store, sources, PAGE))];
  const read = (page: number): Promise<StoryPage> => {
    const [from, to] = [firsts[page] ?? null, firsts[page + 1] ?? null];
    const where = sql`${from === null ? sql`true` : sql`prefix >= ${from}::cidr`} and ${to === null ? sql`true` : sql`prefix < ${to}::cidr`}`;
    return readAhead(readStories(store, sources, where, null));
  };
  let reading = read(0);
  for (let page = 1; page <= firsts.length; page += 1) {
    const { stories } = await reading;
    if (page < firsts.length) reading = read(page);
    yield stories;
  }
}

/** The stories of these prefixes. Prefixes without any are left out. */
export async function storiesOf(
  store: Store,
  sources: readonly StandingSource[],
  prefixes: readonly string[],
): Promise<readonly WorldStory[]> {
  return (await storiesBy(store, sources, prefixes))(sources);
}

/** Reads the stories of these prefixes once, to build them for any of these sources. */
export async function storiesBy(
  store: Store,
  sources: readonly StandingSource[],
  prefixes: readonly string[],
): Promise<StoriesBy> {
  const { text } = await readSightings(store, sources, sql`prefix = any(${[...prefixes]}::cidr[])`, null);
  return (some) => storiesIn(text, storySources(some), true).stories;
}
