import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';
import { announcedPrefix } from '@routeglass/api-client/view';
import type { Announcement } from '@routeglass/ui/OriginVerdicts';
import { roaReason, routeObjectReason } from '@routeglass/ui/ValidityBadge';
import type { Detail } from './prefixDetail.ts';

type Sources = AnswerOf<Endpoints['sources']>;

/** The announcements with the reasons of their verdicts; `sources` are those that tell of the prefix. */
export function announcementsOf({ origins, route_objects }: Detail, sources: Sources): Announcement[] {
  const searched = sources.filter(({ kind }) => kind === 'irr');
  const roas = sources.find(({ kind }) => kind === 'vrps');
  const asOf = roas ? new Date(roas.as_of ?? roas.loaded_at) : null;
  return origins.map((wire) => {
    const judged = { prefix: wire.prefix, asn: wire.origin.asn };
    return {
      ...announcedPrefix(wire),
      roaReason: roaReason({ ...judged, reason: wire.roa_reason, asOf }),
      routeObjectReason: routeObjectReason({ ...judged, objects: route_objects, searched }),
    };
  });
}
