import type { VerdictSource } from '../../facts/unjudged.ts';
import type { AnnouncedPrefix, NetworkBrief } from '../../facts/searchResult.ts';

/** A prefix as announced by one network, with the facts behind its verdicts. */
export interface Announcement extends AnnouncedPrefix {
  /** The reason of the origin validation verdict, in one sentence. */
  readonly roaReason: string;
  /** The same for the verdict by route objects. */
  readonly routeObjectReason: string;
  /** Sources that are not loaded, so that there are no verdicts from them. Default none. */
  readonly unjudged?: readonly VerdictSource[];
}

/** An announcement that has ended. */
export interface PastAnnouncement {
  readonly prefix: string;
  readonly origin: NetworkBrief;
  readonly firstSeen: Date;
  readonly lastSeen: Date;
  /** Vantage points that saw it at peak. */
  readonly peers: number;
}
