/**
 * Text of a JSON string or number; empty for anything else. `String` would call an object's own `toString`, which comes from the file, and recurse
 * through deep arrays.
 */
export function scalarText(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
