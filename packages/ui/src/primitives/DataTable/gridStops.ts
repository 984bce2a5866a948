/**
 * Keyboard navigation of a native table (WAI-ARIA grid pattern). Its stops are rows, the links, buttons and checkboxes in cells, cells without any of
 * these, and the header cells.
 */

const CELL = '[role="gridcell"], [role="rowheader"], [role="columnheader"]';
/** Elements in a cell that can take the focus. */
export const INNER = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

type Stop = HTMLElement;

const rowOf = (stop: Element): Stop | null => stop.closest<Stop>('[role="row"]');
const isHeader = (row: Element): boolean => row.parentElement?.tagName === 'THEAD';
const cellsOf = (row: Element): Stop[] => [...row.children].filter((each): each is Stop => each.matches(CELL));

/** None for a cell that cards leave out. */
function stopsOfCell(cell: Stop): Stop[] {
  if (!cell.checkVisibility()) return [];
  const inner = [...cell.querySelectorAll<Stop>(INNER)];
  return inner.length > 0 ? inner : [cell];
}

/** In reading order; a body row comes before its own cells. */
function stopsOfRow(row: Stop): Stop[] {
  const stops = cellsOf(row).flatMap(stopsOfCell);
  return isHeader(row) ? stops : [row, ...stops];
}

/** Rows below the header, without the message of an empty table. */
export function bodyRows(table: HTMLTableElement): Stop[] {
  return [...(table.tBodies[0]?.rows ?? [])].filter((row) => row.hasAttribute('tabindex'));
}

/** The first stop: the first row, or the header of an empty table. */
export function firstStop(table: HTMLTableElement): Stop | undefined {
  const header = table.tHead?.rows[0];
  return bodyRows(table)[0] ?? (header && stopsOfRow(header)[0]);
}

/** The stop in another row at the same position that `from` has in its own. */
function acrossFrom(from: Stop, row: Stop): Stop {
  const cell = from.closest<Stop>(CELL);
  const own = rowOf(from);
  if (!cell || !own) return isHeader(row) ? (stopsOfRow(row)[0] ?? row) : row;
  const there = cellsOf(row)[cellsOf(own).indexOf(cell)] ?? cellsOf(row).at(-1);
  if (!there) return row;
  const stops = stopsOfCell(there);
  return stops[stopsOfCell(cell).indexOf(from)] ?? stops[0] ?? row;
}

export interface GridKey {
  readonly key: string;
  /** Whether it moves to the edge of the table: Ctrl, on a Mac Command. */
  readonly toEdge: boolean;
  /** Number of rows visible at once. */
  readonly page: number;
}

/** The stop that a key moves to; undefined for other keys and at an edge. */
export function nextStop(table: HTMLTableElement, from: Stop, { key, toEdge, page }: GridKey): Stop | undefined {
  const own = rowOf(from);
  if (!own) return undefined;
  const body = bodyRows(table);
  const rows = [...(table.tHead?.rows ?? []), ...body];
  const at = rows.indexOf(own);
  const reach = (row: Stop | undefined) => row && acrossFrom(from, row);
  const along = (by: number) => {
    const stops = stopsOfRow(own);
    // A pressed cell counts as the first stop inside it.
    const place = stops.includes(from) ? stops.indexOf(from) : stops.findIndex((stop) => from.contains(stop));
    return stops.at((place + by) % stops.length);
  };
  const isMirrored = getComputedStyle(table).direction === 'rtl';
  switch (key) {
    case 'ArrowDown':
      return reach(toEdge ? body.at(-1) : rows[at + 1]);
    case 'ArrowUp':
      return reach(toEdge ? body[0] : rows[at - 1]);
    case 'ArrowRight':
      return along(isMirrored ? -1 : 1);
    case 'ArrowLeft':
      return along(isMirrored ? 1 : -1);
    case 'PageDown':
      return reach(body[Math.min(body.indexOf(own) + page, body.length - 1)]);
    case 'PageUp':
      return reach(body[Math.max(body.indexOf(own) - page, 0)]);
    case 'Home':
      return edgeOf(toEdge ? body[0] : own, 0);
    case 'End':
      return edgeOf(toEdge ? body.at(-1) : own, -1);
    default:
      return undefined;
  }
}

/** First or last stop in the cells of a row. */
function edgeOf(row: Stop | undefined, at: 0 | -1): Stop | undefined {
  return (
    row &&
    stopsOfRow(row)
      .filter((stop) => stop !== row)
      .at(at)
  );
}

/** The next row after `from` whose name starts with the typed text; wraps around. */
export function rowNamed(table: HTMLTableElement, from: Stop, typed: string): Stop | undefined {
  const body = bodyRows(table);
  const own = rowOf(from);
  // With more than one letter, the current row may still match.
  const start = (own ? body.indexOf(own) : 0) + (typed.length > 1 ? 0 : 1);
  return [...body.slice(start), ...body.slice(0, start)].find((row) =>
    nameOf(row).toLowerCase().startsWith(typed.toLowerCase()),
  );
}

const nameOf = (row: Element): string =>
  row.querySelector('[role="rowheader"] > :last-child')?.textContent.trim() ?? '';
