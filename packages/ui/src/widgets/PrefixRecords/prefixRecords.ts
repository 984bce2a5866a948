/** A ROA that covers a prefix. */
export interface CoveringRoa {
  readonly prefix: string;
  readonly maxLength: number;
  /** The network that it authorizes; 0 for none (RFC 6483). */
  readonly asn: number;
  /** Trust anchor that it was validated under. */
  readonly ta: string;
}

/** A route or route6 object of exactly a prefix. */
export interface PrefixObject {
  readonly origin: number;
  /** Registry that publishes it. */
  readonly source: string;
}
