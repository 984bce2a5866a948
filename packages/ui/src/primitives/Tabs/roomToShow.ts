interface Extent {
  readonly left: number;
  readonly right: number;
}

/**
 * How far a row has to scroll to the right, in pixels, to show one of its tabs, `clear` pixels away from the edges if there is room; 0 if it is
 * visible. If the tab is wider than the row, its start is shown.
 */
export function roomToShow(tab: Extent, row: Extent, clear: number, isRightToLeft: boolean): number {
  const toLeft = tab.left - row.left;
  const toRight = tab.right - row.right;
  if (toRight > toLeft) return isRightToLeft ? toRight : toLeft;
  if (toRight + clear > 0) return Math.min(toRight + clear, toLeft);
  return Math.max(Math.min(toLeft - clear, 0), toRight);
}
