import { createBogonCheck } from '@routeglass/domain/bogon';
import { type IncidentLookup, type LinkFact, surveyOf } from '@routeglass/domain/incident-detection';
import { relationBetween } from '@routeglass/domain/relations';
import type { EventStories } from './eventStories.ts';
import type { TableKnowledge } from './knowledge.ts';
import type { TablePeer } from './realTable.ts';

const bogons = createBogonCheck();
const specialPurpose = { name: 'IANA special-purpose registries', asOf: null };
const STOOD: LinkFact = { since: null };

/** The knowledge for detection: the full tables, and what the event itself shows. No registry is loaded. */
export function eventLookup(
  tablesAt: number,
  peers: readonly TablePeer[],
  known: TableKnowledge,
  { stories, path }: EventStories,
): IncidentLookup {
  const asnOf = new Map(peers.map(({ id, asn }) => [id, asn]));
  const survey = surveyOf(stories, path);
  return {
    ...survey,
    path,
    sets: () => [],
    peerAsn: (peer) => asnOf.get(peer) ?? 0,
    peersWithTable: () => peers.length,
    tablesSince: () => tablesAt,
    bogons,
    specialPurpose,
    relations: {
      source: { name: 'Relations inferred from routing tables', asOf: tablesAt },
      relation(a, b) {
        const relation = relationBetween(known.graph, a, b);
        return relation === '?' ? undefined : { relation, since: null, believedSince: tablesAt };
      },
    },
    coneSize: known.coneSize,
    isInCone: known.isInCone,
    link: (a, b, ipVersion) => (known.links.get(a)?.has(b) ? STOOD : survey.link(a, b, ipVersion)),
    firstLink: (asn, ipVersion) => (known.links.has(asn) ? STOOD : survey.firstLink(asn, ipVersion)),
    wasSeenBefore: (asn, instant) => known.links.has(asn) || survey.wasSeenBefore(asn, instant),
    firstHopShare(origin, firstHop, ipVersion) {
      const before = known.origins.get(origin);
      const now = survey.firstHopShare(origin, firstHop, ipVersion);
      if (!before) return now;
      return { over: (before.firstHops.get(firstHop) ?? 0) + (now?.over ?? 0), all: before.prefixes.length };
    },
    ownPrefixes: (asn) => known.origins.get(asn)?.prefixes ?? [],
    sharedOrganisation: () => undefined,
    organisations: null,
    roa: () => undefined,
    roas: null,
    routeObject: () => undefined,
    routeObjects: null,
    earlier: () => [],
    unallocated: () => undefined,
    aspas: null,
  };
}
