import type { NumberLists } from '../columns/numberLists.ts';
import { cleanPath, type CleaningRules } from './cleanPath.ts';

/** When a path, or a link on paths, was seen, and how many routes use it. Seconds since 1970. */
export interface RouteSight {
  readonly firstSeen: number;
  /** End of the last route that has ended; null if none has. */
  readonly lastEnd: number | null;
  /** Start of the oldest current route; null if there is none. */
  readonly standsSince: number | null;
  /** Number of current routes (of one peer to one prefix) over it. */
  readonly routes: number;
}

/** Everything observed about a link. */
export interface LinkSight extends RouteSight {
  /** Number of prefixes that these routes lead to. */
  readonly prefixes: number;
}

/** A link between two networks, the lower AS number first. */
export interface Link {
  readonly a: number;
  readonly b: number;
}

const NEVER = -1;

/** Sums up observations of links on paths. */
export class LinkTally {
  readonly #links: Link[] = [];
  readonly #index = new Map<number, Map<number, number>>();
  readonly #first: number[] = [];
  readonly #lastEnd: number[] = [];
  readonly #standsSince: number[] = [];
  readonly #routes: number[] = [];
  readonly #prefixes: number[] = [];
  /** For each link, the last prefix that was counted, as its number among all counted prefixes. */
  readonly #lastPrefix: number[] = [];
  #counted = 0;

  /** @param links those of a path, as returned by `linksOf` of this tally. */
  add(links: readonly number[], { firstSeen, lastEnd, standsSince, routes }: RouteSight): void {
    for (const link of links) {
      this.#first[link] = Math.min(this.#first[link] ?? firstSeen, firstSeen);
      this.#routes[link] = (this.#routes[link] ?? 0) + routes;
      if (standsSince !== null) this.#standsSince[link] = Math.min(this.#standsSince[link] ?? standsSince, standsSince);
      if (lastEnd !== null) this.#lastEnd[link] = Math.max(this.#lastEnd[link] ?? NEVER, lastEnd);
    }
  }

  /**
   * Counts one prefix for every link on the paths that lead to it; with `sign` -1, subtracts it.
   *
   * @param paths indexes of the paths' links in `linksOf`.
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

  /** The links of a path as numbers in this tally; none for a path excluded from the analysis. */
  linksOf(path: ArrayLike<number>, rules: CleaningRules): number[] {
    const clean = cleanPath(path, rules);
    if (typeof clean === 'string') return [];
    return clean.slice(1).map((asn, i) => this.#numberOf(clean[i]!, asn));
  }

  /** Every link with its observations. */
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
