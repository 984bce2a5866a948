import type { IpVersionChoice } from '../../facts/ipVersions.ts';
import { powerOfTen, type RangeScale } from '../../facts/rangeTicks.ts';

/** Number of the collector's vantage points: the maximum for a prefix. */
export interface PropagationCounts {
  readonly ipv4: number;
  readonly ipv6: number;
  readonly all: number;
}

const RELATIVE: RangeScale = { min: 0, max: 100, tickStep: 20 };

/** From 0 to the count of the IP version, with ticks at a power of ten; if relative, from 0 to 100 percent with a tick every 20. */
export function propagationScale(
  counts: PropagationCounts,
  ipVersion: IpVersionChoice,
  isRelative: boolean,
): RangeScale {
  if (isRelative) return RELATIVE;
  const max = ipVersion === 'all' ? counts.all : counts[`ipv${ipVersion}`];
  return { min: 0, max, tickStep: powerOfTen(max) };
}
