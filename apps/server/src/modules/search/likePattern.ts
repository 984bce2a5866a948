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
