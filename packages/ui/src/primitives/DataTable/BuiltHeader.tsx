import { classes } from '../../css/classes.ts';
import { columnLook } from './BuiltRow.tsx';
import type { DataColumn } from './DataColumn.ts';
import * as styles from './DataTable.css.ts';
import { gridRoles } from './gridRoles.ts';
import type { DataSort } from './DataTableProps.ts';
import type { selectionOf } from './rowSelection.ts';
import { SelectionBox } from './SelectionBox.tsx';
import { SortWords } from './SortWords.tsx';

interface BuiltHeaderProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly sort: DataSort | undefined;
  /** Undefined: the table does not sort. */
  readonly onSort: ((column: DataColumn<Row>) => void) | undefined;
  /** Undefined: rows cannot be selected. */
  readonly selection: ReturnType<typeof selectionOf> | undefined;
  readonly onTickAll: () => void;
}

const orders = { asc: 'ascending', desc: 'descending' } as const;

/** Names of the columns; those that sort are pressed. */
export function BuiltHeader<Row>({ columns, sort, onSort, selection, onTickAll }: BuiltHeaderProps<Row>) {
  return (
    <thead {...gridRoles.rowGroup} className={styles.header}>
      <tr {...gridRoles.row}>
        {selection && (
          <th {...gridRoles.columnHeader} scope="col" className={classes(styles.column, styles.selection)} data-selects>
            <SelectionBox
              aria-label="Select all"
              isSelected={selection === 'all'}
              isIndeterminate={selection === 'some'}
              onChange={onTickAll}
            />
          </th>
        )}
        {columns.map((column) => {
          const order = sort?.column === column.id ? sort.order : undefined;
          const sorts = column.sortable && onSort;
          return (
            <th
              key={column.id}
              {...gridRoles.columnHeader}
              scope="col"
              tabIndex={-1}
              {...(sorts && { 'data-allows-sorting': true, 'aria-sort': order ? orders[order] : 'none' })}
              {...(sorts && { onClick: () => onSort(column) })}
              {...(column.width !== undefined && { style: { width: column.width } })}
              className={classes(styles.column, columnLook(column))}
            >
              <SortWords column={column} order={order} />
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
