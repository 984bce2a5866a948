import { classes } from '../../css/classes.ts';
import { TermTip } from '../Term/TermTip.tsx';
import { useTip } from '../Term/useTip.ts';
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
  /** Undefined if the table does not sort. */
  readonly onSort: ((column: DataColumn<Row>) => void) | undefined;
  /** Undefined if rows cannot be selected. */
  readonly selection: ReturnType<typeof selectionOf> | undefined;
  readonly onTickAll: () => void;
}

const orders = { asc: 'ascending', desc: 'descending' } as const;

/** Names of the columns; a press on a sortable one sorts. */
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
        {columns.map((column) => (
          <HeaderCell
            key={column.id}
            column={column}
            order={sort?.column === column.id ? sort.order : undefined}
            onSort={column.sortable ? onSort : undefined}
          />
        ))}
      </tr>
    </thead>
  );
}

interface HeaderCellProps<Row> {
  readonly column: DataColumn<Row>;
  readonly order: DataSort['order'] | undefined;
  /** Undefined if it does not sort. */
  readonly onSort: ((column: DataColumn<Row>) => void) | undefined;
}

function HeaderCell<Row>({ column, order, onSort }: HeaderCellProps<Row>) {
  const { tip, anchor, events, openByFinger, ...described } = useTip<HTMLSpanElement>();
  const press = (): void => {
    onSort?.(column);
    if (column.about) openByFinger();
  };
  return (
    <>
      <th
        {...gridRoles.columnHeader}
        scope="col"
        tabIndex={-1}
        {...(onSort && { 'data-allows-sorting': true, 'aria-sort': order ? orders[order] : 'none' })}
        style={column.width !== undefined ? { width: column.width } : undefined}
        {...(column.about && { ...events, ...described })}
        onClick={onSort || column.about ? press : undefined}
        className={classes(styles.column, columnLook(column))}
      >
        <SortWords ref={anchor} column={column} order={order} />
      </th>
      {column.about && <TermTip tip={tip}>{column.about}</TermTip>}
    </>
  );
}
