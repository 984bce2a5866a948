/** What one source says about one prefix at one instant: a route of a snapshot, an announcement or a withdrawal. */
export interface Sighting {
  /** Key of its source among the `StorySources`. */
  readonly source: number;
  readonly peer: number;
  /** Path identifier of RFC 7911, null without one. */
  readonly addPath: number | null;
  /** Null for a withdrawal. */
  readonly path: number | null;
  /** Null if the path ends in an AS_SET, and for a withdrawal. */
  readonly origin: number | null;
  /** Seconds since 1970 of an event; null for a route of a snapshot, which has the time of its source. */
  readonly at: number | null;
  /** Position in its file; orders events of the same instant. */
  readonly seq: number;
}

/** The properties of a source that its sightings need. Seconds since 1970. */
export interface StorySource {
  /** Time of a snapshot; meaningless for an update file. */
  readonly at: number;
  /**
   * Time of the same collector's snapshot, null if there is none. Up to and including that instant the snapshot is right, whatever the events
   * say: RIB and updates of one instant were written by one process, the RIB last.
   */
  readonly snapshot: number | null;
}

export type StorySources = ReadonlyMap<number, StorySource>;
