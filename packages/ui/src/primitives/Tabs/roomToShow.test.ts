import { describe, expect, it } from 'vitest';
import { roomToShow } from './roomToShow.ts';

const row = { left: 10, right: 210 };

describe('roomToShow', () => {
  it.each<[string, { left: number; right: number }, boolean, number]>([
    ['a tab in sight', { left: 60, right: 160 }, false, 0],
    ['one beyond the right edge', { left: 180, right: 260 }, false, 90],
    ['one in the fade of the right edge', { left: 120, right: 200 }, false, 30],
    ['one before the left edge', { left: -50, right: 30 }, false, -100],
    ['one nearly as wide as the row', { left: 100, right: 280 }, false, 90],
    ['such a one before the left edge', { left: -90, right: 90 }, false, -120],
    ['one wider than the row', { left: 40, right: 300 }, false, 30],
    ['one wider than the row, read from the right', { left: -80, right: 180 }, true, -30],
  ])('%s', (_, tab, isRightToLeft, room) => {
    expect(roomToShow(tab, row, 40, isRightToLeft)).toBe(room);
  });
});
