import {
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import type { Key } from 'react-aria-components';
import { classes } from '../../css/classes.ts';
import { focusRing } from '../../css/focus.css.ts';
import type { DataColumn } from './DataColumn.ts';
import type { RowsProps } from './DataTableProps.ts';
import { nextCell, type GridCell } from './gridKeys.ts';
import { allToggled, mergeSelection, selectionOf, toggled, withRange } from './rowSelection.ts';
import { rowHeights, rowWindow, scrollToRow } from './rowWindow.ts';
import type { TableRoom } from './useRoom.ts';
import { VirtualHeader } from './VirtualHeader.tsx';
import { VirtualRow } from './VirtualRow.tsx';
import * as styles from './VirtualRows.css.ts';

interface VirtualRowsProps<Row> extends RowsProps<Row> {
  readonly rows: readonly Row[];
  readonly room: TableRoom;
  /** Pixels of header and rows together. */
  readonly height: number;
}

/** Rows of which only those in sight are built. One stop of the Tab key; arrow keys walk a cell that is marked, not focused. */
export function VirtualRows<Row>(props: VirtualRowsProps<Row>) {
  const { label, columns, rows, rowKey, rowHref, sort, onSortChange, onSelect, empty, room, height } = props;
  const selected = props.selected ?? NONE;
  const name = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const rangeFrom = useRef(0);
  const [chosen, setActive] = useState<GridCell>({ row: 0, column: 0 });
  const [{ top, isJump }, setScroll] = useState({ top: 0, isJump: false });

  const tools = Boolean(onSelect) || columns.some((column) => column.sortable && onSortChange);
  const { rowHeight, headerHeight } = rowHeights(room, columns.length, tools);
  const seen = height - headerHeight;
  const { first, end } = rowWindow(top, seen, rowHeight, rows.length, isJump);
  const tracks =
    room.sight === 'cards' ? 'minmax(0, 1fr)' : [...(onSelect ? ['48px'] : []), ...columns.map(trackOf)].join(' ');
  const keys = useMemo(() => (onSelect ? rows.map(rowKey) : []), [rows, rowKey, onSelect]);
  const selection = useMemo(() => selectionOf(selected, keys), [selected, keys]);
  const firstColumn = onSelect ? -1 : 0;
  // Rows and columns may have become fewer since; row -1 is the header, which is always there.
  const active = {
    row: Math.min(chosen.row, rows.length - 1),
    column: Math.max(firstColumn, Math.min(chosen.column, columns.length - 1)),
  };
  const activeId = `${name}-${active.row}-${active.column}`;

  const sortBy = ({ id }: DataColumn<Row>): void =>
    onSortChange?.({ column: id, order: sort?.column === id && sort.order === 'asc' ? 'desc' : 'asc' });

  const selectAll = (): void => onSelect?.(allToggled(selected, keys));

  const tick = (index: number, toRange: boolean): void => {
    const key = keys[index];
    if (key === undefined) return;
    onSelect?.(toRange ? withRange(selected, keys, rangeFrom.current, index) : toggled(selected, key));
    rangeFrom.current = index;
  };
  const latestTick = useRef(tick);
  useLayoutEffect(() => void (latestTick.current = tick));
  const onTick = useCallback((index: number, toRange: boolean) => latestTick.current(index, toRange), []);

  const select = (event: KeyboardEvent): boolean => {
    if (!onSelect) return false;
    if (event.key === ' ' && active.row >= 0) tick(active.row, event.shiftKey);
    else if (event.key === ' ' && active.column === -1) selectAll();
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) onSelect(mergeSelection(selected, keys, 'all'));
    else if (event.key === 'Escape') onSelect(mergeSelection(selected, keys, new Set()));
    else return false;
    return true;
  };

  const walk = (event: KeyboardEvent): void => {
    if (select(event)) return event.preventDefault();
    if (event.key === 'Enter') return press(document.getElementById(activeId));
    const size = { rows: rows.length, columns: columns.length, firstColumn, page: Math.floor(seen / rowHeight) };
    const next = nextCell(active, event.key, event.ctrlKey || event.metaKey, size);
    if (!next) return;
    event.preventDefault();
    if (event.shiftKey && onSelect && next.row !== active.row) {
      onSelect(withRange(selected, keys, Math.max(0, active.row), Math.max(0, next.row)));
      rangeFrom.current = next.row;
    }
    setActive(next);
    const box = scroller.current;
    if (box && next.row >= 0) box.scrollTop = scrollToRow(next.row, box.scrollTop, seen, rowHeight);
  };

  const scrollTo = (to: number): void =>
    setScroll(({ top: from }) => ({ top: to, isJump: Math.abs(to - from) > seen }));

  const point = (event: MouseEvent): void => {
    const row = (event.target as Element).closest<HTMLElement>('[data-row]');
    const cell = (event.target as Element).closest('[role="gridcell"], [role="rowheader"], [role="columnheader"]');
    if (!row || !cell) return;
    setActive({ row: Number(row.dataset['row']), column: [...row.children].indexOf(cell) + firstColumn });
  };

  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length - firstColumn}
      {...(onSelect && { 'aria-multiselectable': true })}
      aria-activedescendant={activeId}
      tabIndex={0}
      className={classes(styles.scroller, focusRing)}
      style={{ maxHeight: height }}
      onKeyDown={walk}
      onMouseDown={point}
      onScroll={(event) => scrollTo(event.currentTarget.scrollTop)}
    >
      <VirtualHeader
        {...{ columns, tracks, name, sort }}
        activeColumn={active.row < 0 ? active.column : undefined}
        onSort={onSortChange && sortBy}
        selection={onSelect && selection}
        onTickAll={selectAll}
      />
      {rows.length === 0 ? (
        <div role="row">
          <div role="gridcell" className={styles.message}>
            {empty}
          </div>
        </div>
      ) : (
        <div role="rowgroup" className={styles.rows} style={{ height: rows.length * rowHeight }}>
          {rows.slice(first, end).map((row, offset) => (
            <VirtualRow
              key={first + offset}
              index={first + offset}
              href={rowHref?.(row)}
              activeColumn={active.row === first + offset ? active.column : undefined}
              isSelected={onSelect && selected.has(keys[first + offset] ?? '')}
              {...{ row, columns, tracks, rowHeight, name, onTick }}
            />
          ))}
        </div>
      )}
    </div>
  );
}

const NONE: ReadonlySet<Key> = new Set();

/** Presses what is in the cell, or the link of its row. */
function press(cell: HTMLElement | null): void {
  const inCell = cell?.querySelector<HTMLElement>('a, button, input');
  (inCell ?? cell?.parentElement?.querySelector<HTMLElement>(':scope > a'))?.click();
}

function trackOf<Row>({ width }: DataColumn<Row>): string {
  if (width === undefined) return 'minmax(120px, 1fr)';
  return typeof width === 'number' ? `${width}px` : width;
}
