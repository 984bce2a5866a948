import type { OriginReason } from '@routeglass/domain/validity';
import { comparedInstant, isDay } from '@routeglass/domain/time';
import { comparedTimeName } from '../../facts/comparedTime.ts';
import type { Evidence, EvidenceInput } from '../../facts/evidence.ts';
import { roaEvidence, type CoveringVrp } from './roaEvidence.ts';
import { routeObjectEvidence, type RegisteredRoute } from './routeObjectEvidence.ts';

/** What was judged, as of the end of a past day or an instant. */
interface PastVerdict {
  readonly prefix: string;
  readonly asn: number;
  /** The past day, `2026-11-09` (UTC), or an instant. */
  readonly day: string;
}

/** An origin validation verdict by the ROAs of a day. */
export interface PastRoaFacts extends PastVerdict {
  readonly reason: OriginReason;
  /** Every ROA that covered the prefix then, with the time of the first loaded copy that contains it. */
  readonly roas: readonly (CoveringVrp & { readonly since: Date })[];
}

/** A verdict by the route objects of a day. */
export interface PastRouteObjectFacts extends PastVerdict {
  /** The objects for exactly this prefix that existed then. */
  readonly objects: readonly RegisteredRoute[];
}

/** Evidence for a past origin validation verdict. */
export function pastRoaEvidence({ prefix, asn, day, reason, roas }: PastRoaFacts): Evidence {
  const judged = roaEvidence({ prefix, asn, reason, asOf: comparedInstant(day), vrps: roas });
  const inputs = roas.map(({ prefix: covered, maxLength, asn: named, ta, matches, since }): EvidenceInput => ({
    name: `${covered}, up to /${maxLength}`,
    value: `AS${named}`,
    href: `/as/${named}`,
    speaksFor: matches,
    source: `ROA${ta && ` under ${ta}`}, first in the copy of`,
    asOf: since,
  }));
  return onDay(judged, day, {
    inputs: inputs.length > 0 ? inputs : [nothing(`ROAs covering ${prefix}`, 'Validated ROAs', day)],
    copies: 'validated ROAs',
  });
}

/** Evidence for a past verdict by route objects. */
export function pastRouteObjectEvidence({ prefix, asn, day, objects }: PastRouteObjectFacts): Evidence {
  const judged = routeObjectEvidence({
    prefix,
    asn,
    objects,
    searched: [{ name: 'Routing registries', asOf: comparedInstant(day) }],
  });
  const inputs = objects.map(({ registry, origin, since }): EvidenceInput => ({
    name: `Route object for ${prefix}`,
    value: `AS${origin}`,
    href: `/as/${origin}`,
    speaksFor: origin === asn,
    source: `${registry}, first in the copy of`,
    asOf: since,
  }));
  return onDay(judged, day, {
    inputs: inputs.length > 0 ? inputs : [nothing('Route objects for exactly this prefix', 'Routing registries', day)],
    copies: 'a routing registry',
  });
}

interface Then {
  readonly inputs: readonly EvidenceInput[];
  /** What copies could change the verdict, as part of a sentence. */
  readonly copies: string;
}

function onDay({ reason, rule }: Evidence, day: string, { inputs, copies }: Then): Evidence {
  return {
    reason: `At ${comparedTimeName(day)}${isDay(day) ? ' (UTC)' : ''}: ${reason}`,
    rule,
    inputs,
    changes: [
      `An older copy of ${copies} is loaded that says otherwise. Current registrations do not change a past day.`,
    ],
  };
}

function nothing(name: string, source: string, day: string): EvidenceInput {
  return { name, value: 'none', source: `${source}, copies made before`, asOf: comparedInstant(day) };
}
