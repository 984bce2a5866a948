import { describe, expect, it } from 'vitest';
import { tickText } from './tickText.ts';

const day = 86_400_000;
const start = Date.parse('2026-11-14T00:00:00Z');

describe('tickText', () => {
  it.each([
    [start + 3_600_000, 1, '01:00'],
    [start + day, 2, '2026/11/15'],
    [start + day / 2, 4, '12:00'],
    [start + day / 2, 7, '2026/11/14'],
  ])('of %d in %d days is %s', (time, days, text) => {
    expect(tickText(time, [start, start + days * day])).toBe(text);
  });
});
