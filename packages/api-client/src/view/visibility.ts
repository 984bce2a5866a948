import type { VisibilityTimeline } from '../contract/prefix-timeline/prefixTimeline.ts';

/** Number of vantage points that carried a prefix from `asn`, or by default from its most visible origin, as points of time and count. */
export function visibilityOf(timelines: readonly VisibilityTimeline[], asn: number | undefined) {
  const own = asn === undefined ? timelines[0] : timelines.find(({ key }) => key[1] === asn);
  return (own?.timeline ?? []).map(([time, count]) => [Date.parse(time), count] as const);
}
