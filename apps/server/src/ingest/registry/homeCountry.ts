import { isIpv6Position } from './decode.ts';

/** A range and its country. The ranges of a list ascend and do not overlap. */
export interface CountryRange {
  readonly start: number;
  readonly end: number;
  readonly country: string;
}

/** Finds the country in which most addresses of each network are registered. */
export class HomeCountries {
  readonly #ranges: readonly CountryRange[];
  #at = 0;
  /** Network to country to weight. IPv4 and IPv6 are separate because they are not comparable. */
  readonly #weights = { 4: new Map<number, Map<string, number>>(), 6: new Map<number, Map<string, number>>() };

  constructor(ranges: readonly CountryRange[]) {
    this.#ranges = ranges;
  }

  /** Counts a range of a network. Ranges must come in ascending order. */
  add(asn: number, start: number, end: number): void {
    while (this.#at < this.#ranges.length && (this.#ranges[this.#at]?.end ?? 0) < start) this.#at += 1;
    for (let i = this.#at; i < this.#ranges.length; i += 1) {
      const range = this.#ranges[i];
      if (!range || range.start > end) break;
      const addresses = Math.min(end, range.end) - Math.max(start, range.start) + 1;
      this.#weigh(isIpv6Position(start) ? 6 : 4, asn, range.country, addresses);
    }
  }

  /** The country of most of its IPv4 addresses, or of its IPv6 addresses if it has no IPv4. Ties go to the first in the alphabet. */
  of(asn: number): string | null {
    const weights = this.#weights[4].get(asn) ?? this.#weights[6].get(asn);
    if (!weights) return null;
    const [best] = [...weights].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
    return best?.[0] ?? null;
  }

  #weigh(version: 4 | 6, asn: number, country: string, addresses: number): void {
    let weights = this.#weights[version].get(asn);
    if (!weights) this.#weights[version].set(asn, (weights = new Map()));
    weights.set(country, (weights.get(country) ?? 0) + addresses);
  }
}
