import { ArrowDown, ArrowUp } from 'lucide-react';
import { Cell, Column, Row as AriaRow, Table, TableBody, TableHeader, type Key } from 'react-aria-components';
import { classes } from '../../css/classes.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { DataTableBar } from './DataTableBar.tsx';
import { cellText, type DataColumn } from './DataColumn.ts';
import * as styles from './DataTable.css.ts';
import type { DataTableProps } from './DataTableProps.ts';
import { SkeletonTable } from './SkeletonTable.tsx';

/** Rows to compare: sorted by header, walked by arrow keys, cards on narrow screens. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, error, footer, id, ref, isStale = false, skeletonRows = 10 } = props;
  return (
    <div {...(id && { id })} data-testid={props['data-testid']} ref={ref} className={styles.root}>
      <DataTableBar {...props} />
      {error ?? (
        <div className={classes(styles.frame, isStale && styles.stale)} aria-busy={isStale || rows === undefined}>
          <div className={styles.scroller}>
            {rows ? (
              <Rows {...props} rows={rows} />
            ) : (
              <SkeletonTable label={props.label} columns={columns} rows={skeletonRows} />
            )}
          </div>
        </div>
      )}
      {!error && footer && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}

function Rows<Row>({
  label,
  columns,
  rows,
  rowKey,
  rowHref,
  sort,
  onSortChange,
  selected,
  onSelect,
  empty = <EmptyState title="No data to display" />,
}: DataTableProps<Row> & { rows: readonly Row[] }) {
  const sorting = onSortChange && {
    ...(sort && {
      sortDescriptor: { column: sort.column, direction: sort.order === 'asc' ? 'ascending' : 'descending' } as const,
    }),
    onSortChange: ({ column, direction }: { column: Key; direction: 'ascending' | 'descending' }) =>
      onSortChange({ column: String(column), order: direction === 'ascending' ? 'asc' : 'desc' }),
  };
  const selection = onSelect && {
    selectionMode: 'multiple' as const,
    onSelectionChange: onSelect,
    ...(selected && { selectedKeys: selected }),
  };
  const rowHeader = columns.find((column) => column.isRowHeader) ?? columns[0];

  return (
    <Table {...sorting} {...selection} aria-label={label} className={styles.table}>
      <TableHeader className={styles.header}>
        {columns.map((column) => (
          <Column
            key={column.id}
            id={column.id}
            isRowHeader={column === rowHeader}
            allowsSorting={column.sortable ?? false}
            {...(column.width !== undefined && { style: { width: column.width } })}
            className={classes(styles.column, look(column))}
          >
            {({ sortDirection }) => (
              <span className={classes(styles.columnWords, column.align === 'end' && styles.endWords)}>
                {column.name}
                {column.sortable && (
                  <span className={classes(styles.arrow, styles.hint)}>
                    <Icon of={sortDirection === 'ascending' ? ArrowUp : ArrowDown} size={12} />
                  </span>
                )}
              </span>
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

function look<Row>({ align, priority = 1 }: DataColumn<Row>): string {
  return classes(styles.priority[priority], align === 'end' && styles.end);
}
