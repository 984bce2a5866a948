const SPECIAL = /[\\\t\n\r]/g;
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** Null in COPY's text format. */
export const NULL = '\\N';

/** A text as a column in COPY's text format. Null and undefined become null. Zero bytes, which text columns do not accept, are dropped. */
export function copyText(text: string | null | undefined): string {
  if (text === null || text === undefined) return NULL;
  return text.replaceAll('\0', '').replace(SPECIAL, (character) => ESCAPES[character] ?? character);
}
