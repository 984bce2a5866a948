import { breakpoints } from '../../tokens/breakpoints.ts';
import type { ColumnPriority, DataColumn } from './DataColumn.ts';

/** What fits a table's width: cards with all facts, or the columns up to a priority. */
export type Sight = 'cards' | ColumnPriority;

/** What fits into a width in pixels. */
export function sightOf(width: number): Sight {
  if (width < breakpoints.sm) return 'cards';
  if (width < breakpoints.sm_tablet) return 1;
  if (width < breakpoints.tablet) return 2;
  if (width < breakpoints.desktop) return 3;
  if (width < breakpoints.xgas) return 4;
  return width < breakpoints.wsxga ? 5 : 6;
}

/** The columns that a table of any width can show. */
export function columnsOnShow<Row>(columns: readonly DataColumn<Row>[]): readonly DataColumn<Row>[] {
  return columns.filter(({ onlyCsv = false }) => !onlyCsv);
}

/** The visible columns. Hidden ones must not be rendered, or arrow keys would reach them. */
export function columnsInSight<Row>(columns: readonly DataColumn<Row>[], sight: Sight): readonly DataColumn<Row>[] {
  return columnsOnShow(columns).filter(({ priority = 1, skipCards = false }) =>
    sight === 'cards' ? !skipCards : priority <= sight,
  );
}

/** The column whose cell names the row. */
export function rowHeaderOf<Row>(columns: readonly DataColumn<Row>[]): DataColumn<Row> | undefined {
  return columns.find((column) => column.isRowHeader) ?? columns[0];
}
