/** Why a path is excluded from the analysis; it is still shown. */
export type DropReason = 'empty' | 'loop' | 'reserved' | 'poisoned';

export interface CleaningRules {
  /** AS numbers that must not be in a path. */
  readonly isReserved?: (asn: number) => boolean;
  /** IXP route servers, which appear between two peers without carrying their traffic; they are removed. */
  readonly routeServers?: ReadonlySet<number>;
}

/**
 * The path with prepends collapsed and route servers removed, or the reason for dropping it. The caller must leave out AS_SETs: a path here is
 * only numbers.
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
