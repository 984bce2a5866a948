import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { classes } from '../../css/classes.ts';
import { focusRing } from '../../css/focus.css.ts';
import type { Host } from '../closed.ts';
import type { DataColumn } from '../DataTable/DataColumn.ts';
import type { DataSort } from '../DataTable/DataTableProps.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { nextCell, type GridCell } from './gridKeys.ts';
import { rowWindow, scrollToRow } from './rowWindow.ts';
import { ROW_HEIGHT, VirtualRow } from './VirtualRow.tsx';
import * as styles from './VirtualTable.css.ts';

const HEADER_HEIGHT = 36;

export interface VirtualTableProps<Row> extends Host {
  /** What the table holds, for assistive technology. */
  readonly label: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  /** Height of the whole table in pixels; the rows scroll inside. */
  readonly height: number;
  /** What the rows are sorted by; the caller sorts. */
  readonly sort?: DataSort | undefined;
  readonly onSortChange?: (sort: DataSort) => void;
  /** Instead of rows when there are none. Default 'No data to display'. */
  readonly empty?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Thousands of rows of one height, of which only those in sight are built. One stop of the Tab key, walked by arrow keys. */
export function VirtualTable<Row>({
  label,
  columns,
  rows,
  height,
  sort,
  onSortChange,
  empty = <EmptyState title="No data to display" />,
  ref,
  ...host
}: VirtualTableProps<Row>) {
  const name = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [chosen, setActive] = useState<GridCell>({ row: 0, column: 0 });
  // Rows may have become fewer since; row -1 is the header, which is always there.
  const active = { ...chosen, row: Math.min(chosen.row, rows.length - 1) };
  const [top, setTop] = useState(0);
  const seen = height - HEADER_HEIGHT;
  const { first, end } = rowWindow(top, seen, ROW_HEIGHT, rows.length);
  const cellId = ({ row, column }: GridCell): string => `${name}-${row}-${column}`;
  const gridTemplateColumns = columns.map(({ width }) => trackOf(width)).join(' ');

  const sortBy = ({ id }: DataColumn<Row>): void =>
    onSortChange?.({ column: id, order: sort?.column === id && sort.order === 'asc' ? 'desc' : 'asc' });

  const walk = (event: KeyboardEvent): void => {
    if (event.key === 'Enter')
      document.getElementById(cellId(active))?.querySelector<HTMLElement>('a, button')?.click();
    const size = { rows: rows.length, columns: columns.length, page: Math.floor(seen / ROW_HEIGHT) };
    const next = nextCell(active, event.key, event.ctrlKey || event.metaKey, size);
    if (!next) return;
    event.preventDefault();
    setActive(next);
    const box = scroller.current;
    if (box && next.row >= 0) box.scrollTop = scrollToRow(next.row, box.scrollTop, seen, ROW_HEIGHT);
  };

  return (
    <div {...host} ref={ref}>
      <div
        ref={scroller}
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length}
        aria-activedescendant={cellId(active)}
        tabIndex={0}
        className={classes(styles.scroller, focusRing)}
        style={{ maxHeight: height }}
        onKeyDown={walk}
        onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      >
        <div
          role="row"
          aria-rowindex={1}
          className={styles.header}
          style={{ gridTemplateColumns, height: HEADER_HEIGHT }}
        >
          {columns.map((column, at) => {
            const order = sort?.column === column.id ? sort.order : undefined;
            return (
              <div
                key={column.id}
                id={cellId({ row: -1, column: at })}
                aria-colindex={at + 1}
                {...(active.row < 0 && at === active.column && { 'data-active': true })}
                className={classes(styles.cell, column.align === 'end' && styles.end)}
                role="columnheader"
                {...(order && { 'aria-sort': order === 'asc' ? ('ascending' as const) : ('descending' as const) })}
              >
                {column.sortable ? (
                  <button type="button" tabIndex={-1} className={styles.sorter} onClick={() => sortBy(column)}>
                    {column.name}
                    {order && <Icon of={order === 'asc' ? ArrowUp : ArrowDown} size={12} />}
                  </button>
                ) : (
                  column.name
                )}
              </div>
            );
          })}
        </div>
        {rows.length === 0 ? (
          <div role="row">
            <div role="gridcell" className={styles.message}>
              {empty}
            </div>
          </div>
        ) : (
          <div role="rowgroup" className={styles.rows} style={{ height: rows.length * ROW_HEIGHT }}>
            {rows.slice(first, end).map((row, offset) => (
              <VirtualRow
                key={first + offset}
                index={first + offset}
                activeColumn={active.row === first + offset ? active.column : undefined}
                {...{ row, columns, gridTemplateColumns, name }}
              />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

function trackOf(width: string | number | undefined): string {
  if (width === undefined) return 'minmax(120px, 1fr)';
  return typeof width === 'number' ? `${width}px` : width;
}
