/** `%text%` with LIKE's own signs taken as they are. */
export function containing(text: string): string {
  return `%${literal(text)}%`;
}

/** `text%` likewise. */
export function beginning(text: string): string {
  return `${literal(text)}%`;
}

function literal(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/** Whether a text has a letter or a digit. Names are not looked for by signs alone: an index of trigrams knows none of them and would be read whole. */
export function hasWord(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
