import { useCallback, useLayoutEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import type { Key } from 'react-aria-components';
import type { RowsProps } from './DataTableProps.ts';
import { allToggled, mergeSelection, selectionOf, toggled, withRange } from './rowSelection.ts';

const NONE: ReadonlySet<Key> = new Set();

/** Which of the rows shown are selected, and the ways to select: checkboxes, ranges, keys. Rows of other pages stay as they are. */
export function useRowSelection<Row>(
  rows: readonly Row[],
  { rowKey, selected = NONE, onSelect }: Pick<RowsProps<Row>, 'rowKey' | 'selected' | 'onSelect'>,
) {
  const rangeFrom = useRef(0);
  const keys = useMemo(() => (onSelect ? rows.map(rowKey) : []), [rows, rowKey, onSelect]);
  const state = useMemo(() => selectionOf(selected, keys), [selected, keys]);

  const tick = (index: number, toRange: boolean): void => {
    const key = keys[index];
    if (key === undefined) return;
    onSelect?.(toRange ? withRange(selected, keys, rangeFrom.current, index) : toggled(selected, key));
    rangeFrom.current = index;
  };
  const latestTick = useRef(tick);
  useLayoutEffect(() => void (latestTick.current = tick));
  const onTick = useCallback((index: number, toRange: boolean) => latestTick.current(index, toRange), []);

  const tickAll = (): void => onSelect?.(allToggled(selected, keys));

  /** Selects the rows passed with Shift. */
  const extend = (from: number, to: number): void => {
    onSelect?.(withRange(selected, keys, Math.max(0, from), Math.max(0, to)));
    rangeFrom.current = to;
  };

  /** Handles a key on a row (-1 is the header); returns false if the key selects nothing. */
  const byKey = (event: KeyboardEvent, row: number, isBox: boolean): boolean => {
    if (!onSelect) return false;
    if (event.key === ' ' && row >= 0) tick(row, event.shiftKey);
    else if (event.key === ' ' && isBox) tickAll();
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) onSelect(mergeSelection(selected, keys, 'all'));
    else if (event.key === 'Escape' && state !== 'none') onSelect(mergeSelection(selected, keys, new Set()));
    else return false;
    return true;
  };

  return { state, isSelected: (index: number) => selected.has(keys[index] ?? ''), onTick, tickAll, extend, byKey };
}
