/** What one source says of one prefix at one instant: a route of a snapshot, an announcement or a withdrawal. */
export interface Sighting {
  /** Key of its source among the `StorySources`. */
  readonly source: number;
  readonly peer: number;
  /** Path identifier of RFC 7911, null without one. */
  readonly addPath: number | null;
  /** Null for a withdrawal. */
  readonly path: number | null;
  /** Null where the path ends in an AS_SET, and for a withdrawal. */
  readonly origin: number | null;
  /** Seconds since 1970 of an event; null for a route of a snapshot, which has the instant of its source. */
  readonly at: number | null;
  /** Place in its file, which orders events of one instant. */
  readonly seq: number;
}

/** What of a source its sightings need. Seconds since 1970. */
export interface StorySource {
  /** Instant of a snapshot; of an update file of no meaning. */
  readonly at: number;
  /**
   * Instant of the snapshot of the same collector, null without one. Up to and with that instant the snapshot is right whatever the events
   * say: RIB and updates of one instant were written by one process, the RIB last.
   */
  readonly snapshot: number | null;
}

export type StorySources = ReadonlyMap<number, StorySource>;
