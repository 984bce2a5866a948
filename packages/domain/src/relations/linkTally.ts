import type { PrefixStory } from '../history/story.ts';
import { cleanPath, type CleaningRules } from './cleanPath.ts';

/** When two networks were seen side by side, and in how many routes they are. Seconds since 1970. */
export interface LinkSight {
  readonly firstSeen: number;
  /** End of the last route that has ended; null where none has. */
  readonly lastEnd: number | null;
  /** Beginning of the oldest route that stands; null where none does. */
  readonly standsSince: number | null;
  /** Routes (of one peer to one prefix) over the link that stand. */
  readonly routes: number;
}

/** A link of two networks, the lower number first. */
export interface Link {
  readonly a: number;
  readonly b: number;
}

const NEVER = -1;

/** Sums up what stories tell of links. */
export class LinkTally {
  readonly #links: Link[] = [];
  readonly #index = new Map<string, number>();
  readonly #first: number[] = [];
  readonly #lastEnd: number[] = [];
  readonly #standsSince: number[] = [];
  readonly #routes: number[] = [];

  /**
   * @param linksOf links of a path by its id, as `linksOf` of this tally names them.
   * @param sign -1 takes the standing routes of an earlier story away: `routes` is then the change.
   */
  add(story: PrefixStory, linksOf: (path: number) => readonly number[], sign: 1 | -1 = 1): void {
    for (const { path, from, until } of story.routes) {
      for (const link of linksOf(path)) {
        this.#first[link] = Math.min(this.#first[link] ?? from, from);
        if (until === null) {
          this.#routes[link] = (this.#routes[link] ?? 0) + sign;
          if (sign === 1) this.#standsSince[link] = Math.min(this.#standsSince[link] ?? from, from);
        } else this.#lastEnd[link] = Math.max(this.#lastEnd[link] ?? NEVER, until);
      }
    }
  }

  /** The links of a path as text, as numbers of this tally; none for a path that takes no part in the analysis. */
  linksOf(path: string, rules: CleaningRules): number[] {
    if (!/^[\d ]+$/.test(path)) return [];
    const clean = cleanPath(path.split(' ').map(Number), rules);
    if (typeof clean === 'string') return [];
    return clean.slice(1).map((asn, i) => this.#numberOf(clean[i]!, asn));
  }

  /** Every link with what was told of it. */
  *sights(): Generator<Link & LinkSight> {
    for (const [i, link] of this.#links.entries()) {
      const firstSeen = this.#first[i];
      if (firstSeen === undefined) continue;
      const lastEnd = this.#lastEnd[i] ?? NEVER;
      yield {
        ...link,
        firstSeen,
        lastEnd: lastEnd === NEVER ? null : lastEnd,
        standsSince: this.#standsSince[i] ?? null,
        routes: this.#routes[i] ?? 0,
      };
    }
  }

  #numberOf(from: number, to: number): number {
    const [a, b] = from < to ? [from, to] : [to, from];
    const key = `${a} ${b}`;
    let number = this.#index.get(key);
    if (number === undefined) {
      number = this.#links.push({ a, b }) - 1;
      this.#index.set(key, number);
    }
    return number;
  }
}
