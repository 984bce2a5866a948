const SPECIAL = /[\\\t\n\r]/g;
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** A null of COPY's text format. */
export const NULL = '\\N';

/** A text as a column of COPY's text format; null and undefined are null. Zero bytes, which no text column takes, are dropped. */
export function copyText(text: string | null | undefined): string {
  if (text === null || text === undefined) return NULL;
  return text.replaceAll('\0', '').replace(SPECIAL, (character) => ESCAPES[character] ?? character);
}
