import { describe, expect, it } from 'vitest';
import { asnsOf, type AsPath, collapsePrepends, hasLoop, hasSet, numbersOf, originOf, setsOf } from './asPath.ts';
import { countedPath, formatAsPath, parseAsPath } from './text.ts';

const path = (text: string): AsPath => {
  const parsed = parseAsPath(text);
  if (!parsed) throw new Error(`not a path: ${text}`);
  return parsed;
};

describe('the text of a path', () => {
  it.each(['', '1', '1 2 {3,4}', '(65001 65002) 3356 174', '[1,2] 3', '{3}', '4294967295 1', '1 {}'])(
    '%j reads back as written',
    (text) => expect(formatAsPath(path(text))).toBe(text),
  );
  it.each(['x', '1,2', '1 {2', '1 2}', '4294967296', '1 {4294967296}', '1-2', '{1;2}', '1 (2,3)'])(
    'refuses %j',
    (text) => expect(parseAsPath(text)).toBeUndefined(),
  );
  it('forgives white space around', () => expect(formatAsPath(path('  1   2 '))).toBe('1 2'));

  it.each([
    ['1 1 2 3 3 3', '1×2 → 2×1 → 3×3'],
    ['1', '1×1'],
    ['1 2 {3,4}', '1×1 → 2×1 → {3,4}×1'],
    ['', ''],
  ])('counts %j as %j', (text, counted) => expect(countedPath(path(text))).toBe(counted));
});

describe('facts of a path', () => {
  it.each([
    ['1 2 3', 3],
    ['1 2 {3,4}', undefined],
    ['', undefined],
    ['1 {2} 3', 3],
  ])('the origin of %j is %s', (text, origin) => expect(originOf(path(text))).toBe(origin));

  it.each([
    ['1 1 2 2 1', '1 2 1'],
    ['1 {2} {2} 3 3', '1 {2} {2} 3'],
  ])('%s collapses to %s', (text, collapsed) => expect(formatAsPath(collapsePrepends(path(text)))).toBe(collapsed));

  it.each([
    ['1 1 2', false],
    ['1 2 1', true],
    ['1 {1} 2', false],
    ['1 2 {3} 1', true],
  ])('%s loops: %s', (text, loops) => expect(hasLoop(path(text))).toBe(loops));

  it.each([
    ['1 2', false],
    ['(1 2) 3', false],
    ['[1] 3', true],
    ['1 {2}', true],
  ])('%s holds a set: %s', (text, set) => expect(hasSet(path(text))).toBe(set));

  it('tells its sequence and its sets apart', () => {
    const mixed = path('{7} 1 (65001 65002) 1 2 {3,4} 5 {}');
    expect(numbersOf(mixed)).toEqual([1, 1, 2, 5]);
    expect(setsOf(mixed)).toEqual([
      { asns: [7], after: 0 },
      { asns: [3, 4], after: 3 },
      { asns: [], after: 4 },
    ]);
  });

  it('names every AS in order', () => expect(asnsOf(path('(1 2) 3 3 {4,5}'))).toEqual([1, 2, 3, 3, 4, 5]));
});
