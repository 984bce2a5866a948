/** `%text%` with LIKE's special characters escaped. */
export function containing(text: string): string {
  return `%${literal(text)}%`;
}

/** `text%`, escaped the same way. */
export function beginning(text: string): string {
  return `${literal(text)}%`;
}

function literal(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/** Whether a text has a letter or a digit. Punctuation alone is not searched for: the trigram index has none and would be read as a whole. */
export function hasWord(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
