const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** COPY in text format from a place that the engine can read: `STDIN`, or a quoted file name. */
export function copyStatement(table: string, columns: readonly string[], from: string): string {
  return `copy ${quote(table)} (${columns.map(quote).join(', ')}) from ${from}`;
}
