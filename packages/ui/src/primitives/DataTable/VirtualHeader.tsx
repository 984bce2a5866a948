import { classes } from '../../css/classes.ts';
import { TermTip } from '../Term/TermTip.tsx';
import { useTip } from '../Term/useTip.ts';
import type { DataColumn } from './DataColumn.ts';
import type { DataSort } from './DataTableProps.ts';
import type { selectionOf } from './rowSelection.ts';
import { SelectionBox } from './SelectionBox.tsx';
import { SortWords } from './SortWords.tsx';
import * as styles from './VirtualRows.css.ts';

interface VirtualHeaderProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly tracks: string;
  /** Prefix of the cells' ids. */
  readonly name: string;
  /** Column of the active cell if it is in the header; -1 is the checkbox. */
  readonly activeColumn: number | undefined;
  readonly sort: DataSort | undefined;
  /** Undefined if the table does not sort. */
  readonly onSort: ((column: DataColumn<Row>) => void) | undefined;
  /** Undefined if rows cannot be selected. */
  readonly selection: ReturnType<typeof selectionOf> | undefined;
  readonly onTickAll: () => void;
}

/** Names of the columns; stay in place while the rows scroll. */
export function VirtualHeader<Row>(props: VirtualHeaderProps<Row>) {
  const { columns, tracks, name, activeColumn, sort, onSort, selection, onTickAll } = props;
  return (
    <div
      role="row"
      aria-rowindex={1}
      data-row={-1}
      data-plain={!selection && !onSort ? true : undefined}
      className={styles.header}
      style={{ gridTemplateColumns: tracks }}
    >
      {selection && (
        <div
          id={`${name}--1--1`}
          role="columnheader"
          aria-colindex={1}
          data-active={activeColumn === -1 ? true : undefined}
          className={classes(styles.cell, styles.headerSelection)}
        >
          <SelectionBox
            aria-label="Select all"
            excludeFromTabOrder
            isSelected={selection === 'all'}
            isIndeterminate={selection === 'some'}
            onChange={onTickAll}
          />
        </div>
      )}
      {columns.map((column, at) => (
        <HeaderCell
          key={column.id}
          id={`${name}--1-${at}`}
          at={at + (selection ? 2 : 1)}
          isActive={at === activeColumn}
          column={column}
          order={sort?.column === column.id ? sort.order : undefined}
          onSort={column.sortable ? onSort : undefined}
        />
      ))}
    </div>
  );
}

interface HeaderCellProps<Row> {
  readonly id: string;
  /** From 1, counting the column of checkboxes. */
  readonly at: number;
  readonly isActive: boolean;
  readonly column: DataColumn<Row>;
  readonly order: DataSort['order'] | undefined;
  /** Undefined if it does not sort. */
  readonly onSort: ((column: DataColumn<Row>) => void) | undefined;
}

function HeaderCell<Row>({ id, at, isActive, column, order, onSort }: HeaderCellProps<Row>) {
  const { tip, anchor, events, openByFinger, ...described } = useTip<HTMLSpanElement>();
  return (
    <>
      <div
        id={id}
        role="columnheader"
        aria-colindex={at}
        aria-sort={order ? (order === 'asc' ? ('ascending' as const) : ('descending' as const)) : undefined}
        data-active={isActive || undefined}
        data-allows-sorting={onSort ? true : undefined}
        {...(column.about && { ...events, ...described, onClick: openByFinger })}
        className={classes(styles.cell, styles.headerCell, column.align === 'end' && styles.end)}
      >
        {onSort ? (
          <button type="button" tabIndex={-1} className={styles.sorter} onClick={() => onSort(column)}>
            <SortWords ref={anchor} column={column} order={order} />
          </button>
        ) : (
          <SortWords ref={anchor} column={column} order={undefined} />
        )}
      </div>
      {column.about && <TermTip tip={tip}>{column.about}</TermTip>}
    </>
  );
}
