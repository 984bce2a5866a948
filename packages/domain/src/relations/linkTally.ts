import type { NumberLists } from '../columns/numberLists.ts';
import { cleanPath, type CleaningRules } from './cleanPath.ts';

/** When a path, or a link on paths, was seen, and in how many routes it is. Seconds since 1970. */
export interface RouteSight {
  readonly firstSeen: number;
  /** End of the last route that has ended; null where none has. */
  readonly lastEnd: number | null;
  /** Beginning of the oldest route that stands; null where none does. */
  readonly standsSince: number | null;
  /** Routes (of one peer to one prefix) over it that stand. */
  readonly routes: number;
}

/** What was told of a link. */
export interface LinkSight extends RouteSight {
  /** Prefixes to which these routes lead. */
  readonly prefixes: number;
}

/** A link of two networks, the lower number first. */
export interface Link {
  readonly a: number;
  readonly b: number;
}

const NEVER = -1;

/** Sums up what was told of links on paths. */
export class LinkTally {
  readonly #links: Link[] = [];
  readonly #index = new Map<number, Map<number, number>>();
  readonly #first: number[] = [];
  readonly #lastEnd: number[] = [];
  readonly #standsSince: number[] = [];
  readonly #routes: number[] = [];
  readonly #prefixes: number[] = [];
  /** The prefix that was counted last for each link, by its place among all that were counted. */
  readonly #lastPrefix: number[] = [];
  #counted = 0;

  /** @param links those of a path, as `linksOf` of this tally names them. */
  add(links: readonly number[], { firstSeen, lastEnd, standsSince, routes }: RouteSight): void {
    for (const link of links) {
      this.#first[link] = Math.min(this.#first[link] ?? firstSeen, firstSeen);
      this.#routes[link] = (this.#routes[link] ?? 0) + routes;
      if (standsSince !== null) this.#standsSince[link] = Math.min(this.#standsSince[link] ?? standsSince, standsSince);
      if (lastEnd !== null) this.#lastEnd[link] = Math.max(this.#lastEnd[link] ?? NEVER, lastEnd);
    }
  }

  /**
   * Counts one prefix for every link on the paths that lead to it; `sign` -1 takes it away.
   *
   * @param paths places of the paths' links in `linksOf`.
   */
  addPrefix(paths: readonly number[], linksOf: NumberLists, sign: 1 | -1 = 1): void {
    this.#counted += 1;
    for (const path of paths) {
      const links = linksOf.at(path);
      for (let i = 0; i < links.length; i++) {
        const link = links[i]!;
        if (this.#lastPrefix[link] === this.#counted) continue;
        this.#lastPrefix[link] = this.#counted;
        this.#prefixes[link] = (this.#prefixes[link] ?? 0) + sign;
      }
    }
  }

  /** The links of a path of numbers, as numbers of this tally; none for a path that takes no part in the analysis. */
  linksOf(path: ArrayLike<number>, rules: CleaningRules): number[] {
    const clean = cleanPath(path, rules);
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
        prefixes: this.#prefixes[i] ?? 0,
      };
    }
  }

  #numberOf(from: number, to: number): number {
    const [a, b] = from < to ? [from, to] : [to, from];
    let others = this.#index.get(a);
    if (!others) this.#index.set(a, (others = new Map()));
    let number = others.get(b);
    if (number === undefined) {
      number = this.#links.push({ a, b }) - 1;
      others.set(b, number);
    }
    return number;
  }
}
