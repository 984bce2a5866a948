import type { Prefix } from '../prefix/prefix.ts';

/** A validated ROA payload (RFC 6811): `asn` may originate `prefix` and its more-specifics down to `maxLength`. */
export interface Vrp {
  readonly prefix: Prefix;
  readonly maxLength: number;
  /** 0 authorizes no network (RFC 6483, section 4). */
  readonly asn: number;
}
