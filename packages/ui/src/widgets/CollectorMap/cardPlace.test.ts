import { expect, it } from 'vitest';
import { cardPlace } from './cardPlace.ts';

it.each([
  ['in the middle', { x: 160, y: 150 }, { before: 0.5, isBelow: false }],
  ['at the start', { x: 0, y: 150 }, { before: 0, isBelow: false }],
  ['at the end', { x: 320, y: 150 }, { before: 1, isBelow: false }],
  ['outside', { x: -40, y: 400 }, { before: 0, isBelow: false }],
  ['at the top', { x: 160, y: 20 }, { before: 0.5, isBelow: true }],
])('lies on the map for a place %s', (_, place, lies) => expect(cardPlace({ ...place, mapWidth: 320 })).toEqual(lies));

it('is centred on a map without a size', () => expect(cardPlace({ x: 0, y: 150, mapWidth: 0 }).before).toBe(0.5));
