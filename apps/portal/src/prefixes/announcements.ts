import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import { announcedPrefix, network } from '@routeglass/api-client/view';
import type { Announcement, PastAnnouncement } from '@routeglass/ui/OriginVerdicts';
import { roaReason, routeObjectReason, unjudgedBy } from '@routeglass/ui/ValidityBadge';
import type { Detail } from './prefixDetail.ts';

type Sources = AnswerOf<Endpoints['sources']>;

/** The announcements with the reasons of their verdicts; `sources` are those that cover the prefix. */
export function announcementsOf({ origins, route_objects }: Detail, sources: Sources): Announcement[] {
  const searched = sources.filter(({ kind }) => kind === 'irr');
  const roas = sources.find(({ kind }) => kind === 'vrps');
  const asOf = roas ? new Date(roas.as_of ?? roas.loaded_at) : null;
  return origins.map((wire) => {
    const judged = { prefix: wire.prefix, asn: wire.origin.asn };
    return {
      ...announcedPrefix(wire),
      unjudged: unjudgedBy(sources),
      roaReason: roaReason({ ...judged, reason: wire.roa_reason, asOf }),
      routeObjectReason: routeObjectReason({ ...judged, objects: route_objects, searched }),
    };
  });
}

/** The announcements of a prefix that have ended, the latest first. */
export function pastOf({ prefix, past_announcements }: Detail): PastAnnouncement[] {
  if (prefix === null) return [];
  return (past_announcements ?? []).map(({ origin, first_seen, last_seen, peers }) => ({
    prefix,
    origin: network(origin),
    firstSeen: new Date(first_seen),
    lastSeen: new Date(last_seen),
    peers,
  }));
}
