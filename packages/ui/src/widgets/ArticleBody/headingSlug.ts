/** Lower-case letters and digits of any script, words joined by hyphens: `What is a ROA?` becomes `what-is-a-roa`. */
export function headingSlug(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join('-') || 'section';
}

/** The slug, with the first free number if it is taken: `example`, `example-2`. Marks the result as taken. */
export function freeSlug(text: string, taken: Set<string>): string {
  const slug = headingSlug(text);
  let free = slug;
  for (let at = 2; taken.has(free); at++) free = `${slug}-${at}`;
  taken.add(free);
  return free;
}
