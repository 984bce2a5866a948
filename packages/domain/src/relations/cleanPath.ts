/** Why a path takes no part in the analysis; it is still shown. */
export type DropReason = 'empty' | 'loop' | 'reserved' | 'poisoned';

export interface CleaningRules {
  /** AS numbers that must not stand in a path. */
  readonly isReserved?: (asn: number) => boolean;
  /** IXP route servers, which stand between two peers without carrying their traffic: cut out. */
  readonly routeServers?: ReadonlySet<number>;
}

/**
 * The path with prepends collapsed and route servers cut out, or why it is dropped. Sets are the caller's to leave out: a path of
 * numbers has none.
 */
export function cleanPath(path: ArrayLike<number>, rules: CleaningRules = {}): number[] | DropReason {
  const clean: number[] = [];
  for (let i = 0; i < path.length; i++) {
    const asn = path[i]!;
    if (asn === clean.at(-1) || rules.routeServers?.has(asn)) continue;
    if (rules.isReserved?.(asn)) return 'reserved';
    if (clean.includes(asn)) return 'loop';
    clean.push(asn);
  }
  return clean.length === 0 ? 'empty' : clean;
}
