import type { PrefixStory, StoryRoute } from '../history/story.ts';
import { isDefaultRoute } from '../prefix/defaultRoute.ts';
import { comparePrefixes, contains, parsePrefix, type Prefix } from '../prefix/prefix.ts';
import type { PathReader } from './pathFacts.ts';
import { type Spell, spellsOf } from './spells.ts';

/** Seconds without a route after which an announcement counts as a new one. */
export const SILENCE = 6 * 3600;

/** All announcements of a prefix by one origin. */
export interface OriginSpells {
  readonly origin: number;
  readonly spells: readonly Spell[];
}

/** A prefix with its announcements, by origin. */
export class Kin {
  readonly story: PrefixStory;
  readonly prefix: Prefix;
  readonly #reader: PathReader;
  #origins: readonly OriginSpells[] | undefined;
  #firstSnapshot: number | undefined;

  constructor(story: PrefixStory, prefix: Prefix, reader: PathReader) {
    this.story = story;
    this.prefix = prefix;
    this.#reader = reader;
  }

  get text(): string {
    return this.story.prefix;
  }

  /** Ordered by AS number. */
  get origins(): readonly OriginSpells[] {
    this.#origins ??= originsOf(this.story.routes, this.#reader);
    return this.#origins;
  }

  /** When the prefix first appeared in a snapshot; infinite if it never did. */
  get firstSnapshot(): number {
    this.#firstSnapshot ??= this.story.routes.find(({ fromSnapshot }) => fromSnapshot)?.from ?? Infinity;
    return this.#firstSnapshot;
  }

  /** Whether a peer had a route to the prefix, of any origin, before an instant. */
  wasHeldBy(peer: number, before: number): boolean {
    return this.story.routes.some((route) => route.peer === peer && route.from < before);
  }

  spellsOf(origin: number): readonly Spell[] {
    return this.origins.find((one) => one.origin === origin)?.spells ?? [];
  }
}

/** A prefix with the announced prefixes that cover it, the most specific first. */
export interface Family {
  readonly kin: Kin;
  readonly covers: readonly Kin[];
}

/** Writing a snapshot takes some minutes: routes that differ by less count as simultaneous. */
const SNAPSHOT_LENGTH = 900;

/**
 * Whether a spell was there when our data starts: a peer had it in the first snapshot of the family and had no route of the family before. If a
 * peer had an earlier route of the family, it shows that this one is new.
 */
export function isStanding({ routes }: Spell, family: Family): boolean {
  const relatives = [family.kin, ...family.covers];
  const began = Math.min(...relatives.map(({ firstSnapshot }) => firstSnapshot)) + SNAPSHOT_LENGTH;
  return routes.some(
    ({ fromSnapshot, peer, from }) =>
      fromSnapshot && from <= began && !relatives.some((relative) => relative.wasHeldBy(peer, from - SNAPSHOT_LENGTH)),
  );
}

/**
 * Every prefix with its covers, in prefix order; the order of the stories does not matter. Apart from the sorting, time is linear in their
 * number.
 */
export function* families(stories: Iterable<PrefixStory>, reader: PathReader): Generator<Family> {
  const all: Kin[] = [];
  for (const story of stories) {
    const prefix = parsePrefix(story.prefix);
    if (prefix && prefix.length > 0) all.push(new Kin(story, prefix, reader));
  }
  all.sort((a, b) => comparePrefixes(a.prefix, b.prefix));
  let covers: Kin[] = [];
  for (const kin of all) {
    covers = covers.filter((cover) => contains(cover.prefix, kin.prefix));
    yield { kin, covers: covers.toReversed() };
    if (!isDefaultRoute(kin.prefix)) covers.push(kin);
  }
}

function originsOf(routes: readonly StoryRoute[], reader: PathReader): OriginSpells[] {
  const byOrigin = new Map<number, StoryRoute[]>();
  for (const route of routes) {
    const origin = reader.originOf(route);
    if (origin === null) continue;
    const known = byOrigin.get(origin);
    if (known) known.push(route);
    else byOrigin.set(origin, [route]);
  }
  return [...byOrigin].sort(([a], [b]) => a - b).map(([origin, own]) => ({ origin, spells: spellsOf(own, SILENCE) }));
}
