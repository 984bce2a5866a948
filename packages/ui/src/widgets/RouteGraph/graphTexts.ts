import type { LeftOutReason } from '@routeglass/domain/route-graph';

export const possibleRoutesText =
  'Dashed lines represent possible routes for prefix propagation. The algorithm selects the shortest length of AS Path.';

export const largeGraphText = 'Page may become unresponsive for large graphs.';

/** Why an origin stands alone: nothing lies between it and the collector. */
export const loneOriginText = (asn: number): string =>
  `AS${asn} is itself a vantage point and sends this prefix straight to the collector: there is no path to draw.`;

const reasonTexts: Readonly<Record<LeftOutReason, string>> = {
  malformed: 'Not an AS path',
  'as-set': 'An AS_SET or confederation hides which networks are neighbors',
  'other-origin': 'Leads to another origin',
};

/** Why a path is not drawn. */
export function leftOutText(path: string, reason: LeftOutReason): string {
  return path === '' ? 'Empty AS path' : reasonTexts[reason];
}
