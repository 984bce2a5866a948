import { describe, expect, it } from 'vitest';
import { nextStep, scrolledStep, wayToStep } from './howItWorks.ts';

const height = 4000;

describe('scrolledStep', () => {
  it.each([
    ['far below', 301, null],
    ['300 px below', 300, 0],
    ['at the top of the window', 0, 0],
    ['before the first quarter', -999, 0],
    ['at the first quarter', -1000, 1],
    ['before the half', -1999, 1],
    ['at the half', -2000, 2],
    ['at the third quarter', -3000, 3],
    ['at the end', -4000, 3],
    ['long past', -9000, 3],
  ])('%s', (_where, top, step) => {
    expect(scrolledStep({ top, height }, 4)).toBe(step);
  });
});

describe('wayToStep', () => {
  it.each([0, 1, 2, 3])('leads to where step %d shows', (step) => {
    for (const top of [800, 0, -333.3, -3500]) {
      const way = wayToStep(step, { top, height }, 4);
      expect(scrolledStep({ top: top - way, height }, 4)).toBe(step);
    }
  });
});

describe('nextStep', () => {
  it.each([
    [0, 1],
    [2, 3],
    [3, 0],
  ])('after %d comes %d', (step, next) => {
    expect(nextStep(step, 4)).toBe(next);
  });
});
