/** Text of a string or a number of JSON; empty for anything else. `String` would ask an object's own `toString`, which the file has written, and a deep array's to any depth. */
export function scalarText(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
