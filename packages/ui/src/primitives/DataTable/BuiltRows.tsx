import { Cell, Column, Row as AriaRow, Table, TableBody, TableHeader, type Key } from 'react-aria-components';
import { classes } from '../../css/classes.ts';
import { rowHeaderOf } from './columnsInSight.ts';
import { cellText, type DataColumn } from './DataColumn.ts';
import * as styles from './DataTable.css.ts';
import type { RowsProps } from './DataTableProps.ts';
import { mergeSelection } from './rowSelection.ts';
import { RowSelectionBox, SelectionBox } from './SelectionBox.tsx';
import { SortWords } from './SortWords.tsx';

interface BuiltRowsProps<Row> extends RowsProps<Row> {
  readonly rows: readonly Row[];
}

/** A table all rows of which are there, each as high as its content. */
export function BuiltRows<Row>({
  label,
  columns,
  rows,
  rowKey,
  rowHref,
  sort,
  onSortChange,
  selected = new Set(),
  onSelect,
  empty,
}: BuiltRowsProps<Row>) {
  const sorting = onSortChange && {
    ...(sort && {
      sortDescriptor: { column: sort.column, direction: sort.order === 'asc' ? 'ascending' : 'descending' } as const,
    }),
    onSortChange: ({ column, direction }: { column: Key; direction: 'ascending' | 'descending' }) =>
      onSortChange({ column: String(column), order: direction === 'ascending' ? 'asc' : 'desc' }),
  };
  const shown = rows.map(rowKey);
  const selection = onSelect && {
    selectionMode: 'multiple' as const,
    selectedKeys: selected,
    onSelectionChange: (change: 'all' | ReadonlySet<Key>) => onSelect(mergeSelection(selected, shown, change)),
  };
  const rowHeader = rowHeaderOf(columns);

  return (
    <Table {...sorting} {...selection} aria-label={label} className={styles.table}>
      <TableHeader className={styles.header}>
        {onSelect && (
          <Column id={SELECTION} className={classes(styles.column, styles.selection)} data-selects>
            <SelectionBox slot="selection" />
          </Column>
        )}
        {columns.map((column) => (
          <Column
            key={column.id}
            id={column.id}
            isRowHeader={column === rowHeader}
            allowsSorting={Boolean(column.sortable && onSortChange)}
            {...(column.width !== undefined && { style: { width: column.width } })}
            className={classes(styles.column, look(column))}
          >
            {({ sortDirection }) => (
              <SortWords column={column} order={sortDirection === 'ascending' ? 'asc' : 'desc'} />
            )}
          </Column>
        ))}
      </TableHeader>
      <TableBody className={styles.body} renderEmptyState={() => <div className={styles.message}>{empty}</div>}>
        {rows.map((row) => (
          <AriaRow
            key={rowKey(row)}
            id={rowKey(row)}
            {...(rowHeader && { textValue: cellText(rowHeader, row) })}
            {...(rowHref && { href: rowHref(row) })}
            className={styles.row}
          >
            {onSelect && (
              <Cell className={classes(styles.cell, styles.selection)}>
                <RowSelectionBox rowKey={rowKey(row)} />
              </Cell>
            )}
            {columns.map((column) => (
              <Cell key={column.id} className={classes(styles.cell, look(column))}>
                <span className={styles.cellName} aria-hidden>
                  {column.name}
                </span>
                <span className={styles.cellValue}>{column.cell(row)}</span>
              </Cell>
            ))}
          </AriaRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Id of the column of boxes to tick. */
const SELECTION = '\0selection';

function look<Row>({ align, priority = 1, skipCards }: DataColumn<Row>): string {
  return classes(styles.priority[priority], align === 'end' && styles.end, skipCards && styles.notInCards);
}
