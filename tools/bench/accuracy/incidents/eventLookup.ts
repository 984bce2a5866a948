import { createBogonCheck } from '@routeglass/domain/bogon';
import { type IncidentLookup, surveyOf } from '@routeglass/domain/incident-detection';
import type { PrefixStory } from '@routeglass/domain/history';
import { earlierIn, type KnownBefore, tablesBefore } from './knownBefore.ts';
import type { StoryReader } from './storyReader.ts';

const bogons = createBogonCheck();
const specialPurpose = { name: 'IANA special-purpose registries', asOf: null };

/**
 * The knowledge around real files: relations and cones of 2016, the newest table older than the files, and the files themselves. There are no
 * ROAs, route objects or delegations from their time.
 */
export function lookupOf(
  reader: StoryReader,
  stories: readonly PrefixStory[],
  known: KnownBefore,
  tablesSince: number | null,
): IncidentLookup {
  const path = (id: number): readonly number[] => reader.paths[id] ?? [];
  const survey = surveyOf(stories, path);
  const tables = tablesBefore(known, reader.first);
  const peers = peersByVersion(stories);
  const isKnown = (asn: number): boolean => known.graph.indexOf(asn) !== undefined;
  return {
    ...survey,
    path,
    peerAsn: (peer) => reader.peerAsns[peer]!,
    peersWithTable: (ipVersion) => peers[ipVersion],
    tablesSince: () => tablesSince,
    bogons,
    specialPurpose,
    relations: known.relations,
    coneSize: (asn) => (isKnown(asn) ? (known.cones.get(asn)?.size ?? 1) : undefined),
    isInCone: (provider, customer) => known.cones.get(provider)?.has(customer) ?? false,
    link: (a, b, ipVersion) => (known.relations.relation(a, b, 4) ? { since: null } : survey.link(a, b, ipVersion)),
    firstLink: (asn, ipVersion) => (isKnown(asn) ? { since: null } : survey.firstLink(asn, ipVersion)),
    wasSeenBefore: (asn, instant) =>
      isKnown(asn) || tables.some(({ asns }) => asns.has(asn)) || survey.wasSeenBefore(asn, instant),
    // The files of an event contain one or two prefixes: only a full table shows for which share of its prefixes an origin uses a first hop.
    firstHopShare(origin, firstHop, ipVersion) {
      const all = Math.max(0, ...tables.map(({ prefixesOf }) => prefixesOf.get(origin)?.length ?? 0));
      const over = survey.firstHopShare(origin, firstHop, ipVersion)?.over ?? 0;
      return all === 0 ? undefined : { over, all };
    },
    sharedOrganisation: () => undefined,
    organisations: null,
    roa: () => undefined,
    roas: null,
    routeObject: () => undefined,
    routeObjects: null,
    earlier: (prefix) => tables.flatMap((table) => earlierIn(table, prefix)),
    *ownPrefixes(asn, ipVersion) {
      yield* survey.ownPrefixes(asn, ipVersion);
      for (const table of tables) yield* table.prefixesOf.get(asn) ?? [];
    },
    unallocated: () => undefined,
    sets: () => [],
    aspas: null,
  };
}

/** Number of peers with routes, by IP version. */
function peersByVersion(stories: readonly PrefixStory[]): Readonly<Record<4 | 6, number>> {
  const peers = { 4: new Set<number>(), 6: new Set<number>() };
  for (const { ipVersion, routes } of stories) for (const { peer } of routes) peers[ipVersion].add(peer);
  return { 4: peers[4].size, 6: peers[6].size };
}
