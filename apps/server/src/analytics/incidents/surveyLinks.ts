import { PathTally } from '@routeglass/domain/relations';
import type { World } from '../../store/schema.ts';
import { type Derived, basesOf } from '../bases.ts';
import type { StoryListener } from '../stories/listener.ts';
import { routeSourcesOf } from '../stories/sources.ts';
import { storyPages } from '../stories/storyPages.ts';
import type { Workshop } from '../workshop.ts';
import { LinkBook } from './knowledge/linkBook.ts';
import { PathBook } from './knowledge/pathBook.ts';

const worlds = ['lab', 'internet'] as const;

/** The links of all routes, surveyed before any route is judged: a link is only known to be new once all links are known. */
export interface LinkSurvey {
  readonly paths: PathBook;
  readonly links: Readonly<Record<World, LinkBook>>;
  /** Surveys while all stories are read for others; null if that is not needed. */
  readonly listener: StoryListener | null;
  /** Surveys all routes if no listener did. */
  finish(): Promise<void>;
}

/**
 * Opens the books of links and paths.
 *
 * @param known the bases of the incidents: if they include all routes, the links are already known.
 * @param readsAll whether all stories are read in any case.
 */
export async function openSurvey(
  { store, standing, paths: texts }: Workshop,
  known: Derived | undefined,
  touched: ReadonlySet<string> | null,
  readsAll: boolean,
): Promise<LinkSurvey> {
  const paths = await PathBook.open(store, texts);
  const links = { lab: new LinkBook(store, 'lab'), internet: new LinkBook(store, 'internet') };
  for (const world of worlds) await links[world].load();
  const routes = basesOf(standing, ['mrt-rib', 'mrt-updates']);
  // Prefixes touched by updates are surveyed when they are examined.
  const isNeeded = !touched && !routes.every((id) => known?.bases.includes(id));
  // Each path is surveyed once, because several times as many routes use it.
  const tallies = {
    lab: { 4: new PathTally(), 6: new PathTally() },
    internet: { 4: new PathTally(), 6: new PathTally() },
  };
  const survey: StoryListener = {
    name: 'links',
    prefixes: null,
    async hear(stories) {
      for (const story of stories) tallies[story.world][story.ipVersion].add(story);
    },
    async end() {
      for (const world of worlds)
        for (const version of [4, 6] as const) {
          const tally = tallies[world][version];
          await texts.learn(tally.paths());
          links[world].surveyPaths(version, tally.sights(), paths.numbers);
          tallies[world][version] = new PathTally();
        }
      return 0;
    },
  };
  return {
    paths,
    links,
    listener: isNeeded && readsAll ? survey : null,
    async finish() {
      if (!isNeeded || readsAll) return;
      for await (const stories of storyPages(store, routeSourcesOf(standing))) await survey.hear(stories, [], () => []);
      await survey.end();
    },
  };
}
