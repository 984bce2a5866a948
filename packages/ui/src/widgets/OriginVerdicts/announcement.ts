import type { VerdictSource } from '../../facts/unjudged.ts';
import type { AnnouncedPrefix, NetworkBrief } from '../../facts/searchResult.ts';

/** A prefix as one network announces it, with what decided its verdicts. */
export interface Announcement extends AnnouncedPrefix {
  /** Why origin validation came to its verdict, in a sentence. */
  readonly roaReason: string;
  /** The same of the verdict by route objects. */
  readonly routeObjectReason: string;
  /** Sources that are not loaded, so that their verdicts are none. Default none. */
  readonly unjudged?: readonly VerdictSource[];
}

/** An announcement that has ended. */
export interface PastAnnouncement {
  readonly prefix: string;
  readonly origin: NetworkBrief;
  readonly firstSeen: Date;
  readonly lastSeen: Date;
  /** Vantage points that carried it at its best time. */
  readonly peers: number;
}
