import { describe, expect, it } from 'vitest';
import { powerOfTen, rangeTicks, withinScale } from './rangeTicks.ts';

describe('powerOfTen', () => {
  it.each([
    [0, 1],
    [1, 1],
    [9, 1],
    [10, 10],
    [99, 10],
    [100, 100],
    [850, 100],
    [1000, 1000],
    [1_204_113, 1_000_000],
  ])('of %d is %d', (span, step) => {
    expect(powerOfTen(span)).toBe(step);
  });
});

describe('rangeTicks', () => {
  it.each([
    [0, 100, 20, [0, 20, 40, 60, 80, 100]],
    [0, 850, 100, [0, 100, 200, 300, 400, 500, 600, 700, 800]],
    [8, 32, 10, [10, 20, 30]],
    [0, 0, 1, [0]],
  ])('from %d to %d by %d', (min, max, tickStep, ticks) => {
    expect(rangeTicks({ min, max, tickStep })).toEqual(ticks);
  });
});

describe('withinScale', () => {
  it.each([
    [
      [2, 5],
      [2, 5],
    ],
    [
      [-4, 900],
      [0, 100],
    ],
    [
      [200, 300],
      [100, 100],
    ],
  ] as [[number, number], number[]][])('keeps %j at %j', (range, kept) => {
    expect(withinScale(range, { min: 0, max: 100, tickStep: 20 })).toEqual(kept);
  });
});
