/** A ROA that covers a prefix. */
export interface CoveringRoa {
  readonly prefix: string;
  readonly maxLength: number;
  /** The authorized network; 0 for none (RFC 6483). */
  readonly asn: number;
  /** Trust anchor under which it was validated. */
  readonly ta: string;
}

/** A route or route6 object for exactly this prefix. */
export interface PrefixObject {
  readonly origin: number;
  /** Registry that publishes it. */
  readonly source: string;
}
