import type { PrefixStory } from '../history/story.ts';
import type { IpVersion } from '../prefix/address.ts';
import type { HijackLookup, LinkFact } from './circumstances.ts';

/** Links, first hops and origins that the stories contain. */
export type Survey = Pick<
  HijackLookup,
  'link' | 'firstLink' | 'linksSince' | 'firstHopShare' | 'wasSeenBefore' | 'ownPrefixes'
>;

interface Seen {
  /** First instant of each link by both ends; −∞ if it was in a snapshot. */
  readonly links: Map<number, Map<number, number>>;
  /** Prefixes of each origin by first hop; key 0 holds all of them. */
  readonly hops: Map<number, Map<number, Set<string>>>;
}

const ALL = 0;

/**
 * Collects the links of all stories. A link in a table is older than our data; any other link is as old as the first announcement over it.
 *
 * @param path as in `PathLookup`.
 */
export function surveyOf(stories: Iterable<PrefixStory>, path: HijackLookup['path']): Survey {
  const seen: Record<IpVersion, Seen> = {
    4: { links: new Map(), hops: new Map() },
    6: { links: new Map(), hops: new Map() },
  };
  for (const { prefix, ipVersion, routes } of stories) {
    const { links, hops } = seen[ipVersion];
    for (const route of routes) {
      const since = route.fromSnapshot ? Number.NEGATIVE_INFINITY : route.from;
      const asns = path(route.path).filter((asn, i, all) => asn !== all[i + 1]);
      for (let i = 1; i < asns.length; i++) addLink(links, asns[i - 1]!, asns[i]!, since);
      const origin = asns.at(-1);
      if (route.origin === null || origin === undefined) continue;
      addPrefix(hops, origin, ALL, prefix);
      const firstHop = asns.at(-2);
      if (firstHop !== undefined) addPrefix(hops, origin, firstHop, prefix);
    }
  }
  const firsts = { 4: firstsOf(seen[4].links), 6: firstsOf(seen[6].links) };
  return {
    link: (a, b, ipVersion) => factOf(seen[ipVersion].links.get(a)?.get(b)),
    firstLink: (asn, ipVersion) => factOf(firsts[ipVersion].get(asn)),
    linksSince(asn, ipVersion, from, until) {
      const sinces = [...(seen[ipVersion].links.get(asn)?.values() ?? [])];
      return sinces.filter((since) => since >= from && since <= until).length;
    },
    wasSeenBefore: (asn, instant) =>
      (firsts[4].get(asn) ?? Infinity) < instant || (firsts[6].get(asn) ?? Infinity) < instant,
    firstHopShare(origin, firstHop, ipVersion) {
      const byHop = seen[ipVersion].hops.get(origin);
      return byHop && { over: byHop.get(firstHop)?.size ?? 0, all: byHop.get(ALL)?.size ?? 0 };
    },
    ownPrefixes: (asn, ipVersion) => seen[ipVersion].hops.get(asn)?.get(ALL) ?? [],
  };
}

function factOf(since: number | undefined): LinkFact | undefined {
  return since === undefined ? undefined : { since: since === Number.NEGATIVE_INFINITY ? null : since };
}

function addLink(links: Seen['links'], a: number, b: number, since: number): void {
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const) {
    let ends = links.get(from);
    if (!ends) links.set(from, (ends = new Map()));
    const known = ends.get(to);
    if (known === undefined || since < known) ends.set(to, since);
  }
}

function addPrefix(hops: Seen['hops'], origin: number, firstHop: number, prefix: string): void {
  let byHop = hops.get(origin);
  if (!byHop) hops.set(origin, (byHop = new Map()));
  const prefixes = byHop.get(firstHop);
  if (prefixes) prefixes.add(prefix);
  else byHop.set(firstHop, new Set([prefix]));
}

function firstsOf(links: Seen['links']): Map<number, number> {
  return new Map([...links].map(([asn, ends]) => [asn, Math.min(...ends.values())]));
}
