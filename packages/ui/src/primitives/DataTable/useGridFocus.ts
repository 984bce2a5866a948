import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { bodyRows, firstStop, INNER, nextStop, rowNamed } from './gridStops.ts';

/** How long letters belong to one name, ms. */
const TYPING = 1_000;

/**
 * Makes a built table one stop of the Tab key, walked by arrow keys and by the letters of its rows' names.
 *
 * `onWalk` hears of each step to another row, with the places of both among the rows.
 */
export function useGridFocus(
  table: RefObject<HTMLTableElement | null>,
  onWalk: (event: KeyboardEvent, from: number, to: number) => void,
) {
  const stop = useRef<{ element: HTMLElement; row: number } | null>(null);
  const isWithin = useRef(false);
  const isLeaving = useRef(false);
  const typed = useRef({ text: '', at: 0 });

  // Rows that went away take no focus with them: the row that stands in their place has it.
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
    // Of a row that is taken away the focus stays ours; anyone who goes elsewhere has it there.
    if (stop.current?.element.isConnected && !table.current?.contains(event.relatedTarget)) isWithin.current = false;
  };

  /** Lets Tab go on from the edge of the table, past all that its cells hold. */
  const leave = (grid: HTMLTableElement, isBackwards: boolean): void => {
    const inner = isBackwards ? [grid] : [...grid.querySelectorAll<HTMLElement>(INNER)];
    isLeaving.current = true;
    inner.findLast((each) => each.tabIndex === 0)?.focus({ preventScroll: true });
    isLeaving.current = false;
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const { current: grid } = table;
    // What a popover of a cell hears is not the table's.
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

/** Place among the rows of the body; -1 in the header. */
export function rowIndex(grid: HTMLTableElement, within: Element): number {
  return bodyRows(grid).findIndex((row) => row.contains(within));
}

function rowsInSight(grid: HTMLTableElement): number {
  const height = bodyRows(grid)[0]?.getBoundingClientRect().height ?? 0;
  return height === 0 ? 1 : Math.max(1, Math.floor(window.innerHeight / height) - 1);
}
