/** `account` or, of another schema, `accounts.account`, as SQL. */
export const quotedTable = (table: string): string => table.split('.').map(quote).join('.');

/** Names of columns as SQL. */
export const quotedColumns = (columns: readonly string[]): string => columns.map(quote).join(', ');

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** COPY in text format from a place that the engine can read: `STDIN`, or a quoted file name. */
export function copyStatement(table: string, columns: readonly string[], from: string): string {
  return `copy ${quotedTable(table)} (${quotedColumns(columns)}) from ${from}`;
}
