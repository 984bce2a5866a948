import { memo, useLayoutEffect, useRef } from 'react';
import { classes } from '../../css/classes.ts';
import type { DataColumn } from '../DataTable/DataColumn.ts';
import * as styles from './VirtualTable.css.ts';

export const ROW_HEIGHT = 40;

interface VirtualRowProps<Row> {
  readonly row: Row;
  /** From 0. */
  readonly index: number;
  readonly columns: readonly DataColumn<Row>[];
  readonly gridTemplateColumns: string;
  /** Beginning of the ids of the cells. */
  readonly name: string;
  /** Column of the active cell, when it is in this row. */
  readonly activeColumn: number | undefined;
}

function VirtualRowView<Row>({ row, index, columns, gridTemplateColumns, name, activeColumn }: VirtualRowProps<Row>) {
  const element = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    // Inside a grid the arrow keys walk; its links and buttons are pressed with Enter.
    for (const each of element.current?.querySelectorAll<HTMLElement>('a, button') ?? []) each.tabIndex = -1;
  });

  return (
    <div
      ref={element}
      role="row"
      aria-rowindex={index + 2}
      className={styles.row}
      style={{ gridTemplateColumns, top: index * ROW_HEIGHT, height: ROW_HEIGHT }}
    >
      {columns.map((column, at) => (
        <div
          key={column.id}
          id={`${name}-${index}-${at}`}
          role={column.isRowHeader || at === 0 ? 'rowheader' : 'gridcell'}
          aria-colindex={at + 1}
          {...(at === activeColumn && { 'data-active': true })}
          className={classes(styles.cell, column.align === 'end' && styles.end)}
        >
          <span className={styles.value}>{column.cell(row)}</span>
        </div>
      ))}
    </div>
  );
}

/** One row of a virtual table, built anew only when it changes: scrolling builds the rows that come into sight and no others. */
export const VirtualRow = memo(VirtualRowView) as typeof VirtualRowView;
