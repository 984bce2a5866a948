import { memo, useLayoutEffect, useRef } from 'react';
import { classes } from '../../css/classes.ts';
import { RoutedAnchor } from '../LinkRouter/RoutedAnchor.tsx';
import { rowHeaderOf } from './columnsInSight.ts';
import type { DataColumn } from './DataColumn.ts';
import { cellName } from './DataTable.css.ts';
import { rangeOnShift, RowSelectionBox } from './SelectionBox.tsx';
import * as styles from './VirtualRows.css.ts';

interface VirtualRowProps<Row> {
  readonly row: Row;
  /** From 0. */
  readonly index: number;
  readonly columns: readonly DataColumn<Row>[];
  readonly tracks: string;
  /** Pixels. */
  readonly rowHeight: number;
  /** Prefix of the cells' ids. */
  readonly name: string;
  readonly href: string | undefined;
  /** Column of the active cell if it is in this row; -1 is the checkbox. */
  readonly activeColumn: number | undefined;
  /** Undefined if rows cannot be selected. */
  readonly isSelected: boolean | undefined;
  /** Must stay the same function, or each scroll renders every row again. */
  readonly onTick: (index: number, toRange: boolean) => void;
}

function VirtualRowView<Row>(props: VirtualRowProps<Row>) {
  const { row, index, columns, tracks, rowHeight, name, href, activeColumn, isSelected, onTick } = props;
  const element = useRef<HTMLDivElement>(null);
  const rowHeader = rowHeaderOf(columns);
  const selectable = isSelected !== undefined;

  useLayoutEffect(() => {
    // In a grid, arrow keys navigate; links, buttons and checkboxes are pressed with Enter or Space.
    for (const each of element.current?.querySelectorAll<HTMLElement>('a, button, input') ?? []) each.tabIndex = -1;
  });

  return (
    <div
      ref={element}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={selectable ? isSelected : undefined}
      data-selected={isSelected || undefined}
      data-row={index}
      className={styles.row}
      style={{ gridTemplateColumns: tracks, top: index * rowHeight, height: rowHeight }}
    >
      {selectable && (
        <div
          id={`${name}-${index}--1`}
          role="gridcell"
          aria-colindex={1}
          data-active={activeColumn === -1 ? true : undefined}
          className={classes(styles.cell, styles.selection)}
          onClickCapture={rangeOnShift(index, onTick)}
        >
          <RowSelectionBox {...{ row, index, columns, isSelected, onTick }} />
        </div>
      )}
      {columns.map((column, at) => (
        <div
          key={column.id}
          id={`${name}-${index}-${at}`}
          role={column === rowHeader ? 'rowheader' : 'gridcell'}
          aria-colindex={at + (selectable ? 2 : 1)}
          data-active={at === activeColumn ? true : undefined}
          className={classes(styles.cell, column.align === 'end' && styles.end)}
        >
          <span className={cellName} aria-hidden>
            {column.name}
          </span>
          <span className={styles.value}>{column.cell(row)}</span>
        </div>
      ))}
      {href !== undefined && (
        <RoutedAnchor
          href={href}
          aria-labelledby={`${name}-${index}-${columns.findIndex((each) => each === rowHeader)}`}
          className={styles.rowLink}
        />
      )}
    </div>
  );
}

/** One row of thousands, rendered again only when it changes: scrolling renders only the rows that come into view. */
export const VirtualRow = memo(VirtualRowView) as typeof VirtualRowView;
