import { setImmediate } from 'node:timers/promises';
import { Passage } from '@routeglass/domain/ratings';
import { cleanPath } from '@routeglass/domain/relations';
import type { PathTexts } from '../paths/pathTexts.ts';
import type { PathWeights } from './pathWeights.ts';

/** Yields these paths, some at a time, without those that have AS_SETs, confederations, loops or reserved numbers. */
export async function* cleanPaths(
  paths: PathTexts,
  isReserved: (asn: number) => boolean,
  pages: Iterable<readonly number[]>,
): AsyncGenerator<readonly (readonly [id: number, path: readonly number[]])[], void> {
  const rules = { isReserved };
  for (const ids of pages) {
    await paths.learn(ids);
    // Lets the database's replies arrive, and garbage be collected.
    await setImmediate();
    yield ids.flatMap((id) => {
      const path = cleanPath(paths.plainNumbers(id) ?? [], rules);
      return typeof path === 'string' ? [] : [[id, path] as const];
    });
  }
}

/** The address weight that passes through each network at the end of one day: for the whole world, and toward each country. */
export class DayPassage {
  readonly all: Passage;
  readonly countries = new Map<string, Passage>();
  readonly #weights: PathWeights;
  readonly #places: ReadonlyMap<number, number>;
  readonly #countryOf: (asn: number) => string | null;

  /** @param peers ids of the vantage points, in the order of their places. */
  constructor(weights: PathWeights, peers: readonly number[], countryOf: (asn: number) => string | null) {
    this.#weights = weights;
    this.#places = new Map(peers.map((peer, place) => [peer, place]));
    this.#countryOf = countryOf;
    this.all = new Passage(peers.length);
  }

  add(id: number, path: readonly number[]): void {
    const country = this.#countryOf(path.at(-1) ?? 0);
    let local = country === null ? undefined : this.countries.get(country);
    if (!local && country !== null) this.countries.set(country, (local = new Passage(this.#places.size)));
    this.#weights.tell(id, (peer, weight) => {
      const place = this.#places.get(peer);
      if (place === undefined) return;
      this.all.add(place, path, weight);
      local?.add(place, path, weight);
    });
  }
}
