import { parseAddress } from '@routeglass/domain/prefix';

/** A row of a dump; undefined if it is not an object. */
export function objectOf(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** A valid id or speed: a whole number above 0. */
export function isId(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) > 0 && (value as number) < 2 ** 31;
}

/** An address of the version with this many bytes. */
export function addressOrNull(value: unknown, bytes: 4 | 16): string | null {
  const text = textOrNull(value);
  return text !== null && parseAddress(text)?.length === bytes ? text : null;
}

/** Trimmed text; null if empty. */
export function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** Only http and https, because the address becomes a link. */
export function webAddress(value: unknown): string | null {
  const text = textOrNull(value);
  return text !== null && /^https?:\/\//i.test(text) && URL.canParse(text) ? text : null;
}

/** Milliseconds of a row's `updated` field; 0 if it has none. A dump is at least as new as its newest row. */
export function updatedAt(text: string): number {
  const [, instant = ''] = /"updated"\s*:\s*"(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z)"/.exec(text) ?? [];
  return instant === '' ? 0 : Date.parse(instant) || 0;
}
