import type { StandingSource } from '../incoming.ts';
import type { WorldStory } from './sightings.ts';

/** Returns the stories of the read prefixes as if only some of the sources were loaded. */
export type StoriesBy = (some: readonly StandingSource[]) => readonly WorldStory[];

/** A computation that listens to stories. All listeners of an import share one pass over the store. */
export interface StoryListener {
  /** What it computes, as shown to the person who imports. */
  readonly name: string;
  /** The prefixes it needs stories of; null for all. */
  readonly prefixes: ReadonlySet<string> | null;
  /**
   * Receives the stories of some prefixes, in prefix order. Both worlds of one prefix come together, the real one first.
   *
   * If it listens to certain prefixes, `asked` are those in this part, including prefixes that have no stories any more. `by` returns their stories
   * as if only some of the current sources were loaded.
   */
  hear(stories: readonly WorldStory[], asked: readonly string[], by: StoriesBy): Promise<void>;
  /** Called when all stories are read. Returns the number of rows made. */
  end(): Promise<number>;
  /** Called when the sources and the computed generations are live. */
  published?(): Promise<void>;
}
