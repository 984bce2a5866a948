import type { VisibilityTimeline } from '../contract/prefix-timeline/prefixTimeline.ts';

/** How many vantage points carried a prefix from `asn`, or without it from the network that most of them saw: points of time and count. */
export function visibilityOf(timelines: readonly VisibilityTimeline[], asn: number | undefined) {
  const own = asn === undefined ? timelines[0] : timelines.find(({ key }) => key[1] === asn);
  return (own?.timeline ?? []).map(([time, count]) => [Date.parse(time), count] as const);
}
