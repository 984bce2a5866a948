import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { bodyRows, firstStop, INNER, nextStop, rowNamed } from './gridStops.ts';

/** How long typed letters count as one name, in ms. */
const TYPING = 1_000;

/**
 * Makes a native table one tab stop, navigated by arrow keys and by typing the name of a row.
 *
 * Calls `onWalk` for each move to another row, with the indexes of both.
 */
export function useGridFocus(
  table: RefObject<HTMLTableElement | null>,
  onWalk: (event: KeyboardEvent, from: number, to: number) => void,
) {
  const stop = useRef<{ element: HTMLElement; row: number } | null>(null);
  const isWithin = useRef(false);
  const isLeaving = useRef(false);
  const typed = useRef({ text: '', at: 0 });

  // If the focused row is removed, the row in its place takes the focus.
  useLayoutEffect(() => {
    const { current: grid } = table;
    const last = stop.current;
    if (!grid || !last || !isWithin.current || last.element.isConnected) return;
    const rows = bodyRows(grid);
    (rows[Math.min(last.row, rows.length - 1)] ?? firstStop(grid))?.focus({ preventScroll: true });
  });

  const onFocus = (event: FocusEvent): void => {
    const { current: grid } = table;
    if (!grid?.contains(event.target) || isLeaving.current) return;
    if (event.target === grid) {
      (stop.current?.element.isConnected ? stop.current.element : firstStop(grid))?.focus();
      return;
    }
    const element = event.target as HTMLElement;
    stop.current = { element, row: rowIndex(grid, element) };
    isWithin.current = true;
  };

  const onBlur = (event: FocusEvent): void => {
    // When a focused row is removed, the table keeps the focus; if the reader moved it elsewhere, it stays there.
    if (stop.current?.element.isConnected && !table.current?.contains(event.relatedTarget)) isWithin.current = false;
  };

  /** Lets Tab leave the table and skip everything in its cells. */
  const leave = (grid: HTMLTableElement, isBackwards: boolean): void => {
    const inner = isBackwards ? [grid] : [...grid.querySelectorAll<HTMLElement>(INNER)];
    isLeaving.current = true;
    inner.findLast((each) => each.tabIndex === 0)?.focus({ preventScroll: true });
    isLeaving.current = false;
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const { current: grid } = table;
    // Ignores events from a popover that belongs to a cell.
    if (!grid?.contains(event.target as Node) || event.defaultPrevented) return;
    const from = event.target as HTMLElement;
    if (event.key === 'Tab') return leave(grid, event.shiftKey);
    const next = nextStop(grid, from, {
      key: event.key,
      toEdge: event.ctrlKey || event.metaKey,
      page: rowsInSight(grid),
    });
    const found = next ?? named(grid, from, event);
    if (!found) return;
    event.preventDefault();
    found.focus();
    found.scrollIntoView({ block: 'nearest' });
    if (next) onWalk(event, rowIndex(grid, from), rowIndex(grid, found));
  };

  const named = (grid: HTMLTableElement, from: HTMLElement, event: KeyboardEvent): HTMLElement | undefined => {
    const { key, ctrlKey, metaKey, altKey, timeStamp } = event;
    if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return undefined;
    const { text, at } = typed.current;
    typed.current = { text: timeStamp - at > TYPING ? key : text + key, at: timeStamp };
    return rowNamed(grid, from, typed.current.text);
  };

  return { onFocus, onBlur, onKeyDown, tabIndex: 0 };
}

/** Index among the body rows; -1 in the header. */
export function rowIndex(grid: HTMLTableElement, within: Element): number {
  return bodyRows(grid).findIndex((row) => row.contains(within));
}

function rowsInSight(grid: HTMLTableElement): number {
  const height = bodyRows(grid)[0]?.getBoundingClientRect().height ?? 0;
  return height === 0 ? 1 : Math.max(1, Math.floor(window.innerHeight / height) - 1);
}
