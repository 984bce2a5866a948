import { expect, it } from 'vitest';
import { bytesText, isFailing } from './dataSource.ts';

it.each([
  [0, '0 B'],
  [812, '812 B'],
  [999, '999 B'],
  [1_000, '1.0 kB'],
  [3_440_000, '3.4 MB'],
  [123_456_789, '123 MB'],
  [999_600, '1.0 MB'],
  [5e15, '5000 TB'],
])('writes %d bytes as %s', (bytes, text) => {
  expect(bytesText(bytes)).toBe(text);
});

const [before, after] = [new Date('2026-11-01'), new Date('2026-11-02')];

it.each([
  [{ loadedAt: after, failure: null }, false],
  [{ loadedAt: after, failure: { at: before, message: 'broken' } }, false],
  [{ loadedAt: before, failure: { at: after, message: 'broken' } }, true],
  [{ loadedAt: null, failure: { at: after, message: 'broken' } }, true],
])('of %j: failing is %s', (source, expected) => {
  expect(isFailing(source)).toBe(expected);
});
