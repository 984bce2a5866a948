import { Fragment, type ReactNode } from 'react';
import * as styles from './Matrix.css.ts';

export interface MatrixProps<Row, Column> {
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
  readonly cell: (row: Row, column: Column) => ReactNode;
}

/** Every combination of two lists of variants, in one picture. */
export function Matrix<Row, Column>({ rows, columns, cell }: MatrixProps<Row, Column>) {
  return (
    <div className={styles.root} style={{ gridTemplateColumns: `repeat(${columns.length}, minmax(0, max-content))` }}>
      {rows.map((row, rowIndex) =>
        columns.map((column, columnIndex) => (
          <Fragment key={`${rowIndex} ${columnIndex}`}>{cell(row, column)}</Fragment>
        )),
      )}
    </div>
  );
}
