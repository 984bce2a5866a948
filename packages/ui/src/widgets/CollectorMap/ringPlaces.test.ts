import { describe, expect, it } from 'vitest';
import { ringPlaces } from './ringPlaces.ts';

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

describe('ringPlaces', () => {
  it('puts the first on top and the rest evenly around', () => {
    const [top, right, bottom, left] = ringPlaces(4).map(({ x, y }) => [Math.round(x), Math.round(y)]);
    expect([top, right, bottom, left]).toEqual([
      [0, -40],
      [40, 0],
      [0, 40],
      [-40, 0],
    ]);
  });

  it.each([0, 1, 2, 8, 9, 30, 200])('has a place for each of %i, none on another', (count) => {
    const places = ringPlaces(count);
    expect(places).toHaveLength(count);
    places.forEach((place, at) => {
      for (const other of places.slice(0, at)) expect(distance(place, other)).toBeGreaterThanOrEqual(24);
    });
  });

  it('opens a second ring when the first is full', () => {
    const radii = new Set(ringPlaces(12).map((place) => Math.round(distance(place, { x: 0, y: 0 }))));
    expect([...radii]).toEqual([40, 68]);
  });
});
