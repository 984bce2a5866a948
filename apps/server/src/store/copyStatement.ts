/** A table name as SQL: `account`, or with another schema `accounts.account`. */
export const quotedTable = (table: string): string => table.split('.').map(quote).join('.');

/** Column names as SQL. */
export const quotedColumns = (columns: readonly string[]): string => columns.map(quote).join(', ');

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** COPY in text format from `STDIN` or a quoted file name. */
export function copyStatement(table: string, columns: readonly string[], from: string): string {
  return `copy ${quotedTable(table)} (${quotedColumns(columns)}) from ${from}`;
}
