/**
 * Where the search box goes on Enter: digits, with an optional `AS` and space before them, go to `/as/{number}`, any other text to
 * `/search?query={encoded}`. Undefined for an empty text. It never throws: a lone surrogate, which has no encoding, becomes U+FFFD.
 */
export function destinationOf(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const digits = /^(?:as\s*)?(\d+)$/i.exec(trimmed)?.[1];
  return digits === undefined
    ? `/search?query=${encodeURIComponent(trimmed.toWellFormed())}`
    : `/as/${digits.replace(/^0+(?=\d)/, '')}`;
}
