import { describe, expect, it } from 'vitest';
import { unwrapRing } from './unwrapRing.ts';

describe('unwrapRing', () => {
  it.each([
    ['one inside the map', [10, 20, 15, 10], [10, 20, 15, 10]],
    ['one over the line, eastwards', [170, 179, -170, -179, 170], [170, 179, 190, 181, 170]],
    ['one over the line, westwards', [-170, -179, 175, -170], [-170, -179, -185, -170]],
    ['one along the edge', [-180, -170, -180], [-180, -170, -180]],
    ['nothing', [], []],
  ])('of %s', (_, given, expected) => {
    expect(unwrapRing(given.map((east) => [east, 60])).map(([east]) => east)).toEqual(expected);
  });

  it('leaves an outline around a pole as it is', () => {
    const ring = [
      [-180, -85],
      [180, -85],
      [180, -90],
      [-180, -90],
    ];
    expect(unwrapRing(ring)).toEqual(ring);
  });
});
