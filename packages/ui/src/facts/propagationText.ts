import { percentText } from '@routeglass/domain/percent';
import { exactNumber } from './abbreviate.ts';

/**
 * How many vantage points carry a prefix: `312`, or `312 (94.5 %)` with its share, or `N/A` if not counted.
 *
 * The share (0 to 100) is cut to 4 characters, not rounded: 99.97 stays below 100.
 */
export function propagationText(peers: number | null, share: number | null = null): string {
  if (peers === null) return 'N/A';
  const count = exactNumber(peers);
  return share === null ? count : `${count} (${percentText(shareText(share))})`;
}

/** A percentage in at most 4 characters, without a trailing point: `94.5`, `99.9`, `100`, `0.01`. */
export function shareText(share: number): string {
  return share < 0.01 ? '0' : String(share).slice(0, 4).replace(/\.$/, '');
}
