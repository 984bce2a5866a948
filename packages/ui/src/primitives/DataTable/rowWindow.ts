import type { Density } from './density.ts';
import type { TableRoom } from './useRoom.ts';

/** Rows `first` to `end` (not included), counted from 0. */
export interface RowWindow {
  readonly first: number;
  readonly end: number;
}

/** Rows rendered above and below the visible ones, so that a quick scroll shows no gap. */
const OVERSCAN = 8;

/**
 * The rows to render when `top` pixels are scrolled away and `height` pixels are visible. After a jump, with none of them rendered yet, only the
 * visible ones: half the work in that frame.
 */
export function rowWindow(top: number, height: number, rowHeight: number, count: number, isJump = false): RowWindow {
  const more = isJump ? 0 : OVERSCAN;
  const first = Math.max(0, Math.floor(top / rowHeight) - more);
  const end = Math.min(count, Math.ceil((top + height) / rowHeight) + more);
  return { first: Math.min(first, Math.max(0, end)), end: Math.max(0, end) };
}

/** Scroll position at which the row is fully visible: `top` itself if it already is. */
export function scrollToRow(row: number, top: number, height: number, rowHeight: number): number {
  if (row * rowHeight < top) return row * rowHeight;
  return Math.max(top, (row + 1) * rowHeight - height);
}

/** Heights at the usual text size, in pixels; must match the styles. */
const HEADER = 36;
const ROW = { comfortable: 40, compact: 28 } as const;
/** Padding and border of a card, height of one fact, and the gap to the next card. */
const CARD = { around: 25, fact: 24, gap: 4 };

/** Height of a row and of the header, in pixels. A card has one line per fact; above cards the header has tools only. */
export function rowHeights(
  { sight, textScale }: Pick<TableRoom, 'sight' | 'textScale'>,
  columns: number,
  hasTools: boolean,
  density: Density = 'comfortable',
): { readonly rowHeight: number; readonly headerHeight: number } {
  const scaled = (height: number): number => Math.ceil(height * textScale);
  if (sight !== 'cards') return { rowHeight: scaled(ROW[density]), headerHeight: scaled(HEADER) };
  const facts = columns * CARD.fact + Math.max(0, columns - 1) * CARD.gap;
  return { rowHeight: scaled(CARD.around + facts), headerHeight: hasTools ? scaled(HEADER) : 0 };
}
