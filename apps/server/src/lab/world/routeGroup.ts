import type { IpVersion, Prefix } from '@routeglass/domain/prefix';

/** Prefixes that one network announces in one way, so that they share their paths. */
export interface RouteGroup {
  readonly id: number;
  readonly version: IpVersion;
  readonly origin: number;
  readonly prefixes: readonly Prefix[];
  /** Times that the origin writes itself once more. */
  readonly prepends: number;
  /** The only provider that hears of it; undefined: all neighbors do. */
  readonly onlyVia: number | undefined;
}
