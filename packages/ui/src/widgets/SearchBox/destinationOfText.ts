const NUMBER = /^(?:as)?\s*(\d+)$/i;

/** Where Enter leads: an optional `AS` and digits to the network, any other text to the search page; nothing for blanks. */
export function destinationOfText(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const digits = NUMBER.exec(trimmed)?.[1];
  return digits ? `/as/${digits.replace(/^0+(?=\d)/, '')}` : `/search?query=${encodeURIComponent(trimmed)}`;
}
