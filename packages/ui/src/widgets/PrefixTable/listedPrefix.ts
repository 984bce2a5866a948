import type { AnnouncedPrefix, Found } from '../../facts/searchResult.ts';

/** When a prefix was announced. */
export interface PrefixSpan {
  /** Whether there is a current route. */
  readonly isActive: boolean;
  /** Null if no history is known. */
  readonly firstSeen: Date | null;
  /** Not shown if it is active. */
  readonly lastSeen: Date | null;
}

/** A prefix in a list, optionally with the time of its announcement. */
export interface ListedPrefix extends AnnouncedPrefix, Found {
  readonly span?: PrefixSpan;
  /** Whether it is a default route rather than the network's address space. Default false. */
  readonly isDefaultRoute?: boolean;
  /** Its registered name; null if no loaded source has one. */
  readonly registeredName?: string | null;
}
