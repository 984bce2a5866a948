import { useId, useRef, type KeyboardEvent } from 'react';
import { BuiltHeader } from './BuiltHeader.tsx';
import { BuiltRow, rowRoom } from './BuiltRow.tsx';
import type { DataColumn } from './DataColumn.ts';
import * as styles from './DataTable.css.ts';
import { gridRoles } from './gridRoles.ts';
import type { RowsProps } from './DataTableProps.ts';
import { pressedSort } from './pressedSort.ts';
import { rowIndex, useGridFocus } from './useGridFocus.ts';
import { useRowsBuilt } from './useRowsBuilt.ts';
import { useRowSelection } from './useRowSelection.ts';

interface BuiltRowsProps<Row> extends RowsProps<Row> {
  readonly rows: readonly Row[];
}

/** A table that renders all rows, each as high as its content: a native table. */
export function BuiltRows<Row>(props: BuiltRowsProps<Row>) {
  const { label, columns, rows, rowKey, rowHref, sort, onSortChange, onSelect, empty } = props;
  const table = useRef<HTMLTableElement>(null);
  const name = useId();
  const built = useRowsBuilt(rows.length);
  const selection = useRowSelection(rows, props);
  const grid = useGridFocus(table, (event, from, to) => {
    if (event.shiftKey && onSelect && from !== to) selection.extend(from, to);
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    // A focused link, button or checkbox handles its keys itself; for rows and cells the table does.
    const isStop = target.matches('[role]') && table.current?.contains(target);
    const isBox = target.matches('input[type="checkbox"]');
    const index = table.current ? rowIndex(table.current, target) : -1;
    if (isStop && (event.key === 'Enter' || event.key === ' ') && press(target, event.key)) event.preventDefault();
    else if ((isStop || (isBox && event.key !== ' ')) && selection.byKey(event, index, false)) event.preventDefault();
    else grid.onKeyDown(event);
  };

  return (
    <table
      ref={table}
      {...gridRoles.grid}
      aria-label={label}
      aria-multiselectable={onSelect ? true : undefined}
      className={styles.table}
      {...{ ...grid, onKeyDown }}
    >
      <BuiltHeader
        {...{ columns, sort }}
        onSort={onSortChange && (({ id }: DataColumn<Row>) => onSortChange(pressedSort(sort, id)))}
        selection={onSelect && selection.state}
        onTickAll={selection.tickAll}
      />
      <tbody {...gridRoles.rowGroup} style={rowRoom(columns)} className={styles.body}>
        {rows.length === 0 && (
          <tr {...gridRoles.row} className={styles.messageRoom}>
            <td {...gridRoles.cell} colSpan={columns.length + (onSelect ? 1 : 0)} className={styles.messageRoom}>
              <div className={styles.message}>{empty}</div>
            </td>
          </tr>
        )}
        {rows.slice(0, built).map((row, index) => (
          <BuiltRow
            key={rowKey(row)}
            {...{ row, index, columns }}
            nameId={`${name}-${index}`}
            href={rowHref?.(row)}
            isSelected={onSelect && selection.isSelected(index)}
            onTick={selection.onTick}
          />
        ))}
      </tbody>
    </table>
  );
}

/** Presses a sortable header, or the link of the row; returns whether there was one. */
function press(stop: HTMLElement, key: string): boolean {
  const link = key === 'Enter' ? stop.closest('[role="row"]')?.querySelector<HTMLElement>('[data-row-link]') : null;
  const pressed = stop.matches('[data-allows-sorting]') ? stop : link;
  pressed?.click();
  return Boolean(pressed);
}
