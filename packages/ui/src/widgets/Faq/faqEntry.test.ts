import { expect, it } from 'vitest';
import { expandedAtFirst, type FaqEntry } from './faqEntry.ts';

const entry = (id: string, isExpanded?: boolean): FaqEntry => ({
  id,
  question: id,
  answer: id,
  isExpanded,
});

it.each<[readonly FaqEntry[], readonly string[]]>([
  [[entry('a'), entry('b')], ['a']],
  [[entry('a'), entry('b', true)], ['b']],
  [
    [entry('a', true), entry('b', false), entry('c', true)],
    ['a', 'c'],
  ],
  [[], []],
])('of %o, %j are open at first', (entries, open) => {
  expect(expandedAtFirst(entries)).toEqual(open);
});
