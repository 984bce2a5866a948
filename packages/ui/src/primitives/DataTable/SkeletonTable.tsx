import { classes } from '../../css/classes.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { columnLook, rowLook, rowRoom } from './BuiltRow.tsx';
import type { DataColumn } from './DataColumn.ts';
import * as styles from './DataTable.css.ts';
import { SortWords } from './SortWords.tsx';

/** Widths of the placeholders, so that they look like words and not like a wall. */
const widths = ['70%', '45%', '60%', '80%', '55%'];
/** The same for cells that share a line of a card, which are as wide as their content. */
const narrowWidths = ['5rem', '3.5rem', '4.5rem', '5.5rem', '4rem'];

/** A table that is loading, with the final header and the height of the expected rows. */
export function SkeletonTable<Row>({
  label,
  columns,
  rows,
  sorts,
  selects,
}: {
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: number;
  /** What the expected table can do: its header reserves the space for it. */
  sorts: boolean;
  selects: boolean;
}) {
  return (
    <table className={styles.table} aria-label={`${label}: loading`}>
      <thead className={styles.header}>
        <tr>
          {selects && <td className={classes(styles.column, styles.selection)} data-selects aria-label="Selection" />}
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              data-allows-sorting={sorts && column.sortable ? true : undefined}
              style={column.width !== undefined ? { width: column.width } : undefined}
              className={classes(
                styles.column,
                styles.priority[column.priority ?? 1],
                column.align === 'end' && styles.end,
              )}
            >
              <SortWords column={column} order={undefined} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody style={rowRoom(columns)} className={styles.body}>
        {Array.from({ length: rows }, (_, row) => (
          <tr key={row} className={rowLook(columns)}>
            {selects && (
              <td className={classes(styles.cell, styles.selection)} aria-label="Selection">
                <Skeleton width="18px" />
              </td>
            )}
            {columns.map((column, at) => (
              <td key={column.id} className={classes(styles.cell, columnLook({ ...column, align: 'start' }))}>
                <Skeleton width={((column.cardLine ?? 1) > 1 ? narrowWidths : widths)[(row + at) % widths.length]!} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
