import type { LeftOutReason } from '@routeglass/domain/route-graph';

export const possibleRoutesText =
  'Dashed lines represent possible routes for prefix propagation. The algorithm selects the shortest length of AS Path.';

/** Reading direction of the drawing and of the table's paths. */
export const readingText = 'Lines run from the vantage point to the origin';

/** Shown once when the wheel is turned over the graph. */
export const wheelText = 'Hold Ctrl or ⌘ while scrolling to zoom';

/** Shown once when one finger moves over the graph. */
export const touchText = 'Use two fingers to move the graph';

export const largeGraphText = 'Page may become unresponsive for large graphs.';

/** Why an origin is alone: there is nothing between it and the collector. */
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
