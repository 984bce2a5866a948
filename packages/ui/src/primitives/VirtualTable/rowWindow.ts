/** Rows `first` to `end` (not included), counted from 0. */
export interface RowWindow {
  readonly first: number;
  readonly end: number;
}

/** Rows above and below the visible ones that are built too, so that a quick scroll shows no gap. */
const OVERSCAN = 8;

/** The rows to build when `top` pixels are scrolled away and `height` pixels are seen. */
export function rowWindow(top: number, height: number, rowHeight: number, count: number): RowWindow {
  const first = Math.max(0, Math.floor(top / rowHeight) - OVERSCAN);
  const end = Math.min(count, Math.ceil((top + height) / rowHeight) + OVERSCAN);
  return { first: Math.min(first, Math.max(0, end)), end: Math.max(0, end) };
}

/** Where to scroll so that the row is wholly seen: `top` itself when it already is. */
export function scrollToRow(row: number, top: number, height: number, rowHeight: number): number {
  if (row * rowHeight < top) return row * rowHeight;
  return Math.max(top, (row + 1) * rowHeight - height);
}
