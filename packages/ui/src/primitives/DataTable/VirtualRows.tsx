import { useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { classes } from '../../css/classes.ts';
import { focusRing } from '../../css/focus.css.ts';
import type { DataColumn } from './DataColumn.ts';
import type { RowsProps } from './DataTableProps.ts';
import { pressedSort } from './pressedSort.ts';
import { useTableDensity } from './density.ts';
import { nextCell, type GridCell } from './gridKeys.ts';
import { rowHeights, rowWindow, scrollToRow } from './rowWindow.ts';
import type { TableRoom } from './useRoom.ts';
import { useRowSelection } from './useRowSelection.ts';
import { VirtualHeader } from './VirtualHeader.tsx';
import { VirtualRow } from './VirtualRow.tsx';
import * as styles from './VirtualRows.css.ts';

interface VirtualRowsProps<Row> extends RowsProps<Row> {
  readonly rows: readonly Row[];
  readonly room: TableRoom;
  /** Height of header and rows together, in pixels. */
  readonly height: number;
}

/** A table that renders only visible rows. One tab stop; arrow keys move between cells, which are marked active, not focused. */
export function VirtualRows<Row>(props: VirtualRowsProps<Row>) {
  const { label, columns, rows, rowHref, sort, onSortChange, onSelect, empty, room, height } = props;
  const { density } = useTableDensity();
  const name = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [chosen, setActive] = useState<GridCell>({ row: 0, column: 0 });
  const [{ top, isJump }, setScroll] = useState({ top: 0, isJump: false });

  const tools = Boolean(onSelect) || columns.some((column) => column.sortable && onSortChange);
  const { rowHeight, headerHeight } = rowHeights(room, columns.length, tools, density);
  const seen = height - headerHeight;
  const { first, end } = rowWindow(top, seen, rowHeight, rows.length, isJump);
  const tracks =
    room.sight === 'cards' ? 'minmax(0, 1fr)' : [...(onSelect ? ['48px'] : []), ...columns.map(trackOf)].join(' ');
  const selection = useRowSelection(rows, props);
  const firstColumn = onSelect ? -1 : 0;
  // There may be fewer rows and columns by now; row -1 is the header, which is always there.
  const active = {
    row: Math.min(chosen.row, rows.length - 1),
    column: Math.max(firstColumn, Math.min(chosen.column, columns.length - 1)),
  };
  const activeId = `${name}-${active.row}-${active.column}`;

  const walk = (event: KeyboardEvent): void => {
    if (selection.byKey(event, active.row, active.column === -1)) return event.preventDefault();
    if (event.key === 'Enter') return press(document.getElementById(activeId));
    const size = { rows: rows.length, columns: columns.length, firstColumn, page: Math.floor(seen / rowHeight) };
    const next = nextCell(active, event.key, event.ctrlKey || event.metaKey, size);
    if (!next) return;
    event.preventDefault();
    if (event.shiftKey && onSelect && next.row !== active.row) selection.extend(active.row, next.row);
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
      aria-multiselectable={onSelect ? true : undefined}
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
        onSort={onSortChange && (({ id }: DataColumn<Row>) => onSortChange(pressedSort(sort, id)))}
        selection={onSelect && selection.state}
        onTickAll={selection.tickAll}
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
              isSelected={onSelect && selection.isSelected(first + offset)}
              onTick={selection.onTick}
              {...{ row, columns, tracks, rowHeight, name }}
            />
          ))}
        </div>
      )}
    </div>
  );
}

/** Presses the control in the cell, or the link of its row. */
function press(cell: HTMLElement | null): void {
  const inCell = cell?.querySelector<HTMLElement>('a, button, input');
  (inCell ?? cell?.parentElement?.querySelector<HTMLElement>(':scope > a'))?.click();
}

function trackOf<Row>({ width }: DataColumn<Row>): string {
  if (width === undefined) return 'minmax(120px, 1fr)';
  return typeof width === 'number' ? `${width}px` : width;
}
