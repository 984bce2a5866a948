/** Letters and digits of any script in small letters, words joined by hyphens: `What is a ROA?` is `what-is-a-roa`. */
export function headingSlug(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join('-') || 'section';
}

/** The slug, or the slug with the first number that no one has: `example`, `example-2`. It is taken from then on. */
export function freeSlug(text: string, taken: Set<string>): string {
  const slug = headingSlug(text);
  let free = slug;
  for (let at = 2; taken.has(free); at++) free = `${slug}-${at}`;
  taken.add(free);
  return free;
}
