import type { RawLine } from './rawLines.ts';

/** Values that start further right would leave no room for wrapped lines on a phone. */
const FURTHEST = 20;
const USUAL = 2;

/** Indent of a wrapped line in characters: its value's column, so that the rest is below the value. */
export function hangOf(line: RawLine): number {
  const [first, ...rest] = line;
  if (!first || first.kind === 'comment') return USUAL;
  const value = first.kind === 'name' ? first.text.length + blanks(rest[0]?.text) : blanks(first.text);
  return value > USUAL && value <= FURTHEST ? value : USUAL;
}

/** A tab has no fixed width, so a value after one has no column to align with. */
const blanks = (text = ''): number =>
  (/^\s*/.exec(text)?.[0] ?? '').replace(/.*\t.*/s, ' '.repeat(FURTHEST + 1)).length;
