import type { IpVersionChoice } from '../../facts/ipVersions.ts';
import { powerOfTen, type RangeScale } from '../../facts/rangeTicks.ts';

/** How many peers the collector has: the most that can see a prefix. */
export interface PropagationCounts {
  readonly ipv4: number;
  readonly ipv6: number;
  readonly all: number;
}

const RELATIVE: RangeScale = { min: 0, max: 100, tickStep: 20 };

/** From 0 to the count of the IP version, marked by a power of ten; or, relative, from 0 to 100 percent, marked every 20. */
export function propagationScale(
  counts: PropagationCounts,
  ipVersion: IpVersionChoice,
  isRelative: boolean,
): RangeScale {
  if (isRelative) return RELATIVE;
  const max = ipVersion === 'all' ? counts.all : counts[`ipv${ipVersion}`];
  return { min: 0, max, tickStep: powerOfTen(max) };
}
