interface Extent {
  readonly left: number;
  readonly right: number;
}

/**
 * How far a row has to scroll, in pixels to the right, until one of its tabs is in sight, clear of the edges by `clear` where there is room for that; 0 where
 * it is. Of a tab wider than the row the beginning is shown.
 */
export function roomToShow(tab: Extent, row: Extent, clear: number, isRightToLeft: boolean): number {
  const toLeft = tab.left - row.left;
  const toRight = tab.right - row.right;
  if (toRight > toLeft) return isRightToLeft ? toRight : toLeft;
  if (toRight + clear > 0) return Math.min(toRight + clear, toLeft);
  return Math.max(Math.min(toLeft - clear, 0), toRight);
}
