import { setImmediate } from 'node:timers/promises';
import { Passage } from '@routeglass/domain/ratings';
import { cleanPath } from '@routeglass/domain/relations';
import type { PathTexts } from '../paths/pathTexts.ts';
import type { DayTally } from './dayTally.ts';

/** These paths, some at a time. Sets and confederations, loops and reserved numbers are left out. */
export async function* cleanPaths(
  paths: PathTexts,
  isReserved: (asn: number) => boolean,
  pages: Iterable<readonly number[]>,
): AsyncGenerator<readonly (readonly [id: number, path: readonly number[]])[], void> {
  const rules = { isReserved };
  for (const ids of pages) {
    await paths.learn(ids);
    // Answers of the database are received, and garbage may be collected.
    await setImmediate();
    yield ids.flatMap((id) => {
      const path = cleanPath(paths.plainNumbers(id) ?? [], rules);
      return typeof path === 'string' ? [] : [[id, path] as const];
    });
  }
}

/** What passes through networks at the end of one day: in the whole world, and on the way to each country. */
export class DayPassage {
  readonly all: Passage;
  readonly countries = new Map<string, Passage>();
  readonly #tally: DayTally;
  readonly #places: ReadonlyMap<number, number>;
  readonly #countryOf: (asn: number) => string | null;

  /** @param peers ids of the peers, in the order of their places. */
  constructor(tally: DayTally, peers: readonly number[], countryOf: (asn: number) => string | null) {
    this.#tally = tally;
    this.#places = new Map(peers.map((peer, place) => [peer, place]));
    this.#countryOf = countryOf;
    this.all = new Passage(peers.length);
  }

  add(id: number, path: readonly number[]): void {
    const country = this.#countryOf(path.at(-1) ?? 0);
    let local = country === null ? undefined : this.countries.get(country);
    if (!local && country !== null) this.countries.set(country, (local = new Passage(this.#places.size)));
    this.#tally.weights.tell(id, (peer, weight) => {
      const place = this.#places.get(peer);
      if (place === undefined) return;
      this.all.add(place, path, weight);
      local?.add(place, path, weight);
    });
  }
}
