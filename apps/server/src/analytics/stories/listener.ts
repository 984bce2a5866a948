import type { WorldStory } from './sightings.ts';

/** Who computes something from stories. All listeners of an import share one reading of the store. */
export interface StoryListener {
  /** What it makes, as the person who imports reads it. */
  readonly name: string;
  /** The prefixes that it needs the stories of; null for all. */
  readonly prefixes: ReadonlySet<string> | null;
  /**
   * Takes the stories of some prefixes, in order of prefix; both worlds of one prefix come together, the real one first.
   *
   * `asked` are those prefixes where it asked for some: those of which nothing is known any more are among them.
   */
  hear(stories: readonly WorldStory[], asked: readonly string[]): Promise<void>;
  /** All were told. Answers the number of rows made. */
  end(): Promise<number>;
  /** The sources and what was computed from them are live. */
  published?(): Promise<void>;
}
