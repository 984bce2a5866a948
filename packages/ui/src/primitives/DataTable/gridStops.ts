/**
 * Where the keys of a built grid lead (WAI-ARIA grid pattern). Its stops are rows, the links, buttons and boxes of cells, and cells that
 * hold none of these; of the header, its cells.
 */

const CELL = '[role="gridcell"], [role="rowheader"], [role="columnheader"]';
/** What takes the focus inside a cell. */
export const INNER = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

type Stop = HTMLElement;

const rowOf = (stop: Element): Stop | null => stop.closest<Stop>('[role="row"]');
const isHeader = (row: Element): boolean => row.parentElement?.tagName === 'THEAD';
const cellsOf = (row: Element): Stop[] => [...row.children].filter((each): each is Stop => each.matches(CELL));

/** Of a cell that a card leaves out, none. */
function stopsOfCell(cell: Stop): Stop[] {
  if (!cell.checkVisibility()) return [];
  const inner = [...cell.querySelectorAll<Stop>(INNER)];
  return inner.length > 0 ? inner : [cell];
}

/** From left to right as the row is read: of a body row, the row itself first. */
function stopsOfRow(row: Stop): Stop[] {
  const stops = cellsOf(row).flatMap(stopsOfCell);
  return isHeader(row) ? stops : [row, ...stops];
}

/** Rows below the header; what an empty table says is none. */
export function bodyRows(table: HTMLTableElement): Stop[] {
  return [...(table.tBodies[0]?.rows ?? [])].filter((row) => row.hasAttribute('tabindex'));
}

/** Where the focus begins: on the first row, in an empty table in the header. */
export function firstStop(table: HTMLTableElement): Stop | undefined {
  const header = table.tHead?.rows[0];
  return bodyRows(table)[0] ?? (header && stopsOfRow(header)[0]);
}

/** Of another row, what stands at the same place as `from` does in its own. */
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
  /** To the edge of the table: with Ctrl, on a Mac with Command. */
  readonly toEdge: boolean;
  /** Rows that are seen at once. */
  readonly page: number;
}

/** The stop that a key leads to; undefined for keys that lead nowhere, and at an edge. */
export function nextStop(table: HTMLTableElement, from: Stop, { key, toEdge, page }: GridKey): Stop | undefined {
  const own = rowOf(from);
  if (!own) return undefined;
  const body = bodyRows(table);
  const rows = [...(table.tHead?.rows ?? []), ...body];
  const at = rows.indexOf(own);
  const reach = (row: Stop | undefined) => row && acrossFrom(from, row);
  const along = (by: number) => {
    const stops = stopsOfRow(own);
    // A cell that was pressed stands for the first that it holds.
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

/** First or last of the stops in the cells of a row. */
function edgeOf(row: Stop | undefined, at: 0 | -1): Stop | undefined {
  return (
    row &&
    stopsOfRow(row)
      .filter((stop) => stop !== row)
      .at(at)
  );
}

/** The next row after `from` whose name begins with what was typed, in a circle. */
export function rowNamed(table: HTMLTableElement, from: Stop, typed: string): Stop | undefined {
  const body = bodyRows(table);
  const own = rowOf(from);
  // What is typed on may still be the name of the row where it began.
  const start = (own ? body.indexOf(own) : 0) + (typed.length > 1 ? 0 : 1);
  return [...body.slice(start), ...body.slice(0, start)].find((row) =>
    nameOf(row).toLowerCase().startsWith(typed.toLowerCase()),
  );
}

const nameOf = (row: Element): string =>
  row.querySelector('[role="rowheader"] > :last-child')?.textContent.trim() ?? '';
