import { memo } from 'react';
import { classes } from '../../css/classes.ts';
import { RoutedAnchor } from '../LinkRouter/RoutedAnchor.tsx';
import { cardLines, endOfSecondLine, usualCardHeight } from './cardHeight.ts';
import { rowHeaderOf } from './columnsInSight.ts';
import type { DataColumn } from './DataColumn.ts';
import './cardValues.css.ts';
import * as styles from './DataTable.css.ts';
import { gridRoles } from './gridRoles.ts';
import { rangeOnShift, RowSelectionBox } from './SelectionBox.tsx';

interface BuiltRowProps<Row> {
  readonly row: Row;
  /** From 0. */
  readonly index: number;
  readonly columns: readonly DataColumn<Row>[];
  /** Id of the row's header cell. */
  readonly nameId: string;
  readonly href: string | undefined;
  /** Undefined if rows cannot be selected. */
  readonly isSelected: boolean | undefined;
  readonly onTick: (index: number, toRange: boolean) => void;
}

function BuiltRowView<Row>({ row, index, columns, nameId, href, isSelected, onTick }: BuiltRowProps<Row>) {
  const rowHeader = rowHeaderOf(columns);
  const ending = endOfSecondLine(columns);
  const selects = isSelected !== undefined;
  return (
    <tr
      {...gridRoles.row}
      tabIndex={-1}
      aria-labelledby={nameId}
      aria-selected={selects ? isSelected : undefined}
      data-selected={isSelected || undefined}
      data-acts={selects || href !== undefined ? true : undefined}
      className={rowLook(columns)}
    >
      {selects && (
        <td
          {...gridRoles.cell}
          className={classes(styles.cell, styles.selection)}
          onClickCapture={rangeOnShift(index, onTick)}
        >
          <RowSelectionBox {...{ row, index, columns, isSelected, onTick }} />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.id}
          {...(column === rowHeader ? gridRoles.rowHeader : gridRoles.cell)}
          id={column === rowHeader ? nameId : undefined}
          tabIndex={-1}
          className={classes(styles.cell, columnLook(column), column === ending && styles.endsLine)}
        >
          {column === rowHeader && href !== undefined && (
            <RoutedAnchor href={href} aria-labelledby={nameId} data-row-link className={styles.rowLink} />
          )}
          <span className={styles.cellName} aria-hidden>
            {column.name}
          </span>
          <span className={styles.cellValue}>{column.cell(row)}</span>
        </td>
      ))}
    </tr>
  );
}

/** One row, as high as its content; rendered again only when it changes. Rows and cells take the focus from arrow keys only. */
export const BuiltRow = memo(BuiltRowView) as typeof BuiltRowView;

/** Class names for the cells of a column, including its header. */
export function columnLook<Row>({
  align,
  priority = 1,
  keepsWords,
  skipCards,
  cardLine,
  isRowHeader = false,
  skipCsv = false,
}: DataColumn<Row>): string {
  return classes(
    styles.priority[priority],
    align === 'end' && styles.end,
    keepsWords && styles.keepsWords,
    skipCards && styles.notInCards,
    cardLine && styles.inLine[cardLine],
    cardLine === 1 && !isRowHeader && align !== 'end' && styles.fillsLine,
    // Words, badges and buttons need no column name beside them; numbers do.
    cardLine && (align !== 'end' || skipCsv) && styles.wordless,
  );
}

/** Class names of a row: as a card, it may have two or three lines with several cells each. */
export function rowLook<Row>(columns: readonly DataColumn<Row>[]): string {
  return classes(styles.row, cardLines(columns) > 0 && styles.lined);
}

/** Reserved height of each card that is out of sight and not laid out yet: a style for the element around the rows. */
export const rowRoom = <Row,>(columns: readonly DataColumn<Row>[]) => ({
  [styles.cardRoom]: `${usualCardHeight(columns)}px`,
});
