import type { IpVersion } from '@routeglass/domain/prefix';
import type { LeakType } from '@routeglass/domain/relations';
import type { LabLink } from '../world/links.ts';
import type { RouteGroup } from '../world/routeGroup.ts';
import type { Announcement } from './routing.ts';

/** What happens in the week. `detail` narrows the kind where there are several. */
export type IncidentKind = 'outage' | 'flap' | 'new-peering' | 'hijack' | 'leak' | 'bogon' | 'moas';

/** The truth of an incident, as `truth.json` tells it. */
export interface Incident {
  readonly kind: IncidentKind;
  /** `link`, `network`, `country`; `exact`, `more-specific`, `forged-origin`; `type-1` … `type-4`; `special-purpose`, `too-big-mask`, `reserved-asn`; `siblings`, `anycast`. */
  readonly detail: string;
  /** Seconds since 1970. A start at the week's own means that it was there before; an end at the week's end that it goes on. */
  readonly start: number;
  readonly end: number;
  /** Who does it, or whom it hits where no one does. */
  readonly asn: number;
  /** Whose prefixes are hijacked, or the other end of a link. */
  readonly victim?: number;
  readonly leakType?: LeakType;
  readonly prefixes: readonly string[];
}

/** One thing that changes at an instant: a link, or how a group is announced (undefined: as its origin does). */
export type Change =
  | {
      readonly at: number;
      readonly kind: 'link';
      readonly version: IpVersion;
      readonly link: LabLink;
      readonly isUp: boolean;
    }
  | {
      readonly at: number;
      readonly kind: 'group';
      readonly group: number;
      readonly announcement: Announcement | undefined;
    };

/** Incidents with all that they change, and groups that exist only in them. */
export interface Plan {
  readonly incidents: readonly Incident[];
  readonly changes: readonly Change[];
  readonly groups: readonly RouteGroup[];
}
