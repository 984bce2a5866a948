import { describe, expect, it } from 'vitest';
import { barOf, nextBar, spanText, sums } from './histogram.ts';

describe('spanText', () => {
  it.each([
    ['2026-01-14T00:00:00Z', '2026-01-15T00:00:00Z', '2026/01/14'],
    ['2026-01-12T00:00:00Z', '2026-01-19T00:00:00Z', '2026/01/12 – 2026/01/18'],
    ['2026-01-14T06:00:00Z', '2026-01-14T07:00:00Z', 'Jan 14 2026 06:00 UTC – 07:00 UTC'],
  ])('%s to %s is %s', (from, until, text) => {
    expect(spanText({ from: new Date(from), until: new Date(until) })).toBe(text);
  });
});

const from = new Date(0);
const until = new Date(1);

describe('barOf and sums', () => {
  it.each([
    [8, 2, { all: 0.8, active: 0.2 }],
    [0, 0, { all: 0, active: 0 }],
  ])('%d incidents, %d active', (count, active, bar) => {
    expect(barOf({ from, until, count, active }, 10)).toEqual(bar);
  });

  it('has no height where nothing happened', () => {
    expect(barOf({ from, until, count: 0, active: 0 }, 0)).toEqual({ all: 0, active: 0 });
  });

  it('adds up', () => {
    const buckets = [8, 10].map((count) => ({ from, until, count, active: 1 }));
    expect(sums(buckets)).toEqual({ count: 18, active: 2, highest: 10 });
  });
});

describe('nextBar', () => {
  it.each([
    [3, 'ArrowRight', 4],
    [9, 'ArrowRight', 9],
    [0, 'ArrowLeft', 0],
    [5, 'Home', 0],
    [5, 'End', 9],
    [5, 'a', undefined],
  ])('from %d by %s to %s', (at, key, to) => {
    expect(nextBar(at, key, 10)).toBe(to);
  });
});
