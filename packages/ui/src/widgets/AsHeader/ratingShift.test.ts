import { describe, expect, it } from 'vitest';
import { ratingHref, ratingShiftText } from './ratingShift.ts';

describe('ratingShiftText', () => {
  it.each([
    [3, 'Since last day: +3 positions'],
    [1, 'Since last day: +1 position'],
    [0, 'Since last day: 0 positions'],
    [-1, 'Since last day: -1 position'],
    [-12, 'Since last day: -12 positions'],
  ])('words a change of %s', (change, text) => {
    expect(ratingShiftText(change)).toBe(text);
  });
});

it('links the list at the network', () => {
  expect(ratingHref(64512, 6)).toBe('/as-rating/global/score?ip=6&q=64512');
});
