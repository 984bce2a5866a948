import type { ReactNode } from 'react';

/** How soon a column gives way: 1 never, 2 under 620 px, 3 under 768 px, 4 under 1024 px, 5 under 1152 px, 6 under 1440 px of the table's width. Cards show all. */
export const columnPriorities = [1, 2, 3, 4, 5, 6] as const;
export type ColumnPriority = (typeof columnPriorities)[number];

/** One column of a table of `Row`s. */
export interface DataColumn<Row> {
  readonly id: string;
  /** Words of the header. */
  readonly name: string;
  /** What the column means, in one or two sentences: the tooltip of its header. A virtual table shows it to pointers only. */
  readonly about?: string | undefined;
  /** What a cell shows. */
  readonly cell: (row: Row) => ReactNode;
  /** What a cell says in plain letters: for CSV and for finding a row by typing. Default: what `cell` returns, when that is text or a number. */
  readonly text?: (row: Row) => string | number | null;
  /** What rows are put in order by, where no server does it. Default: what `text` says. */
  readonly order?: (row: Row) => string | number | null;
  /** Whether its header sorts. Default false. */
  readonly sortable?: boolean;
  /** `end` for numbers. Default `start`. */
  readonly align?: 'start' | 'end';
  /** Default 1. */
  readonly priority?: ColumnPriority;
  /** Whether its cell names the row; one column at least. Default: the first. */
  readonly isRowHeader?: boolean;
  /** Any CSS width, or pixels. Default: as the content asks; in a `VirtualTable` an equal share. */
  readonly width?: string | number;
  /** Its words never break inside, for short words; columns of addresses and sentences give way. Default false. */
  readonly keepsWords?: boolean;
  /** Left out of cards, where another cell says it too. Default false. */
  readonly skipCards?: boolean;
  /**
   * In cards: the line that its cell shares with others. On it only numbers keep the words of the header; line 3 begins below all of line 2. Default: a
   * line of its own, with these words. If one column has it, every column that cards show has it.
   */
  readonly cardLine?: 1 | 2 | 3;
  /** In cards: how many lines its cell often takes. Default 1. */
  readonly usualLines?: number;
  /** Left out of CSV. Default false. */
  readonly skipCsv?: boolean;
  /** Left out of everything but CSV. Default false. */
  readonly onlyCsv?: boolean;
}

/** What a cell says in plain letters. */
export function cellText<Row>(column: DataColumn<Row>, row: Row): string {
  if (column.text) return String(column.text(row) ?? '');
  const shown = column.cell(row);
  return typeof shown === 'string' || typeof shown === 'number' ? String(shown) : '';
}
