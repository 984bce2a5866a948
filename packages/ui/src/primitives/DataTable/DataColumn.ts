import type { ReactNode } from 'react';

/**
 * When a column is hidden: 1 never, 2 below 620 px, 3 below 768 px, 4 below 1024 px, 5 below 1152 px, 6 below 1440 px of table width. Cards show all.
 */
export const columnPriorities = [1, 2, 3, 4, 5, 6] as const;
export type ColumnPriority = (typeof columnPriorities)[number];

/** One column of a table of `Row`s. */
export interface DataColumn<Row> {
  readonly id: string;
  /** Text of the header. */
  readonly name: string;
  /** What the column means, in one or two sentences: the tooltip of its header. A virtual table shows it to mouse users only. */
  readonly about?: string | undefined;
  /** Content of a cell. */
  readonly cell: (row: Row) => ReactNode;
  /** The cell as plain text: for CSV and for finding a row by typing. Default: what `cell` returns, if that is text or a number. */
  readonly text?: (row: Row) => string | number | null;
  /** Sort key for tables that no server sorts. Default: what `text` returns. */
  readonly order?: (row: Row) => string | number | null;
  /** Whether its header sorts the table. Default false. */
  readonly sortable?: boolean;
  /** `end` for numbers. Default `start`. */
  readonly align?: 'start' | 'end';
  /** Default 1. */
  readonly priority?: ColumnPriority;
  /** Whether its cell names the row; at least one column must. Default: the first. */
  readonly isRowHeader?: boolean;
  /** Any CSS width, or pixels. Default: by content; in a `VirtualTable` an equal share. */
  readonly width?: string | number;
  /** Whether words stay whole: for short words; columns of addresses and sentences wrap instead. Default false. */
  readonly keepsWords?: boolean;
  /** Left out of cards because another cell repeats it. Default false. */
  readonly skipCards?: boolean;
  /**
   * In cards: the line that its cell shares with others. There only numbers keep the column name; line 3 starts below all of line 2. Default: a line
   * of its own with the column name. If one column sets it, every column shown in cards must.
   */
  readonly cardLine?: 1 | 2 | 3;
  /** In cards: how many lines its cell usually takes. Default 1. */
  readonly usualLines?: number;
  /** Left out of CSV. Default false. */
  readonly skipCsv?: boolean;
  /** Left out of everything but CSV. Default false. */
  readonly onlyCsv?: boolean;
}

/** The cell as plain text. */
export function cellText<Row>(column: DataColumn<Row>, row: Row): string {
  if (column.text) return String(column.text(row) ?? '');
  const shown = column.cell(row);
  return typeof shown === 'string' || typeof shown === 'number' ? String(shown) : '';
}
