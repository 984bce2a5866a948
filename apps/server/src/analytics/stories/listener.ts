import type { StandingSource } from '../incoming.ts';
import type { WorldStory } from './sightings.ts';

/** Stories of prefixes that were read, as some of the sources alone tell them. */
export type StoriesBy = (some: readonly StandingSource[]) => readonly WorldStory[];

/** Who computes something from stories. All listeners of an import share one reading of the store. */
export interface StoryListener {
  /** What it makes, as the person who imports reads it. */
  readonly name: string;
  /** The prefixes that it needs the stories of; null for all. */
  readonly prefixes: ReadonlySet<string> | null;
  /**
   * Takes the stories of some prefixes, in order of prefix; both worlds of one prefix come together, the real one first.
   *
   * Where it asked for some, `asked` are those prefixes: those of which nothing is known any more are among them. `by` tells their stories as some of the
   * standing sources alone would.
   */
  hear(stories: readonly WorldStory[], asked: readonly string[], by: StoriesBy): Promise<void>;
  /** All were told. Answers the number of rows made. */
  end(): Promise<number>;
  /** The sources and what was computed from them are live. */
  published?(): Promise<void>;
}
