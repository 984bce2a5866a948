import type { RawLine } from './rawLines.ts';

/** Values that begin further to the right would leave their own lines no room on a phone. */
const FURTHEST = 20;
const USUAL = 2;

/** How many letters the rest of a line that is wrapped is set in: as far as its value is, so that it stands below that. */
export function hangOf(line: RawLine): number {
  const [first, ...rest] = line;
  if (!first || first.kind === 'comment') return USUAL;
  const value = first.kind === 'name' ? first.text.length + blanks(rest[0]?.text) : blanks(first.text);
  return value > USUAL && value <= FURTHEST ? value : USUAL;
}

/** A tab is as wide as the place where it stands lets it be, so a value after one has none to stand below. */
const blanks = (text = ''): number =>
  (/^\s*/.exec(text)?.[0] ?? '').replace(/.*\t.*/s, ' '.repeat(FURTHEST + 1)).length;
