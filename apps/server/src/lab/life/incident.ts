import type { IpVersion } from '@routeglass/domain/prefix';
import type { LeakType } from '@routeglass/domain/relations';
import type { LabLink } from '../world/links.ts';
import type { RouteGroup } from '../world/routeGroup.ts';
import type { Announcement } from './routing.ts';

/** The events of the week. `detail` is a subtype. */
export type IncidentKind = 'outage' | 'flap' | 'new-peering' | 'hijack' | 'leak' | 'bogon' | 'moas';

/** The truth about an incident, as in `truth.json`. */
export interface Incident {
  readonly kind: IncidentKind;
  /**
   * `link`, `network`, `country`; `origin`; `exchange`; `exact`, `more-specific`, `forged-origin`; `type-1` … `type-4`; `special-purpose`,
   * `too-big-mask`, `reserved-asn`; `siblings`, `provider`.
   */
  readonly detail: string;
  /** Seconds since 1970. If it starts with the week, it existed before; if it ends with the week, it is ongoing. */
  readonly start: number;
  readonly end: number;
  /** The network that causes it, or the one affected if no network does. */
  readonly asn: number;
  /** The network whose prefixes are hijacked or shared, or the other end of a link. */
  readonly victim?: number;
  readonly leakType?: LeakType;
  readonly prefixes: readonly string[];
}

/** A single change at an instant: of a link, or of how a group is announced (undefined: as usual by its origin). */
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

/** Incidents with all their changes, and the groups that exist only in them. */
export interface Plan {
  readonly incidents: readonly Incident[];
  readonly changes: readonly Change[];
  readonly groups: readonly RouteGroup[];
}
