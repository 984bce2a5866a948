import type { AnnouncedPrefix, Found } from '../../facts/searchResult.ts';

/** When an announcement was there. */
export interface PrefixSpan {
  /** Whether a route of it stands now. */
  readonly isActive: boolean;
  /** Null where no history is known. */
  readonly firstSeen: Date | null;
  /** Not shown if it is active. */
  readonly lastSeen: Date | null;
}

/** A prefix of a list, which may say when it was announced. */
export interface ListedPrefix extends AnnouncedPrefix, Found {
  readonly span?: PrefixSpan;
  /** Whether it is a way out rather than the network's space. Default false. */
  readonly isDefaultRoute?: boolean;
  /** What the registries call it; null where no loaded source says. */
  readonly registeredName?: string | null;
}
