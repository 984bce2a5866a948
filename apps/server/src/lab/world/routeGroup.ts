import type { IpVersion, Prefix } from '@routeglass/domain/prefix';

/** Prefixes that one network announces in the same way, so they share their paths. */
export interface RouteGroup {
  readonly id: number;
  readonly version: IpVersion;
  readonly origin: number;
  readonly prefixes: readonly Prefix[];
  /** How many more times the origin repeats its own ASN. */
  readonly prepends: number;
  /** The only provider it is announced to; undefined for all neighbors. */
  readonly onlyVia: number | undefined;
}
