const KILO = 1024;

/** Parses JSON; undefined if the text is not JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Size of a text in UTF-8: `812 B`, `3.4 kB`. */
export function sizeOf(text: string): string {
  const bytes = new TextEncoder().encode(text).length;
  return bytes < KILO ? `${bytes} B` : `${(bytes / KILO).toFixed(1)} kB`;
}
