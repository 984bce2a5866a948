import type { AnnouncedPrefix } from '../SearchResult/searchResult.ts';

/** A prefix as one network announces it, with what decided its verdicts. */
export interface Announcement extends AnnouncedPrefix {
  /** Why origin validation came to its verdict, in a sentence. */
  readonly roaReason: string;
  /** The same of the verdict by route objects. */
  readonly routeObjectReason: string;
}
