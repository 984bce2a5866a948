import { describe, expect, it } from 'vitest';
import {
  pointAt,
  shareOfTime,
  stepCorners,
  timeAtShare,
  timeOfKey,
  type TimeSpan,
  type VisibilityTimeline,
} from './timeline.ts';

const timeline: VisibilityTimeline = [
  [100, 10],
  [200, 8],
  [200, 9],
  [500, 3],
];
const span: TimeSpan = [100, 1100];

describe('the timeline of a prefix', () => {
  it.each([
    [99, -1],
    [100, 0],
    [199, 0],
    [200, 2],
    [9999, 3],
  ])('at %d stands at point %d', (time, index) => {
    expect(pointAt(timeline, time)).toBe(index);
  });

  it.each([
    ['ArrowRight', 100, 200],
    ['ArrowRight', 250, 500],
    ['ArrowUp', 500, 1100],
    ['ArrowLeft', 250, 200],
    ['ArrowLeft', 500, 200],
    ['ArrowDown', 100, 100],
    ['PageUp', 100, 200],
    ['PageUp', 1090, 1100],
    ['PageDown', 500, 400],
    ['Home', 500, 100],
    ['End', 500, 1100],
    ['Enter', 500, null],
  ])('%s leads from %d to %s', (key, from, to) => {
    expect(timeOfKey(key, timeline, span, from)).toBe(to);
  });

  it('has a minute for every share, and a share for every minute', () => {
    const day: TimeSpan = [0, 86_400_000];
    expect(timeAtShare(0.5, day)).toBe(43_200_000);
    expect(timeAtShare(0.500_001, day)).toBe(43_200_000);
    expect([timeAtShare(-1, day), timeAtShare(2, day)]).toEqual([0, 86_400_000]);
    expect(shareOfTime(21_600_000, day)).toBe(0.25);
    expect(shareOfTime(5, [5, 5])).toBe(0);
  });
});

describe('stepCorners', () => {
  it('draws steps, from the value before the span to its end', () => {
    expect(stepCorners(timeline, [150, 600], 100)).toEqual([
      [150, 10],
      [200, 10],
      [200, 8],
      [200, 8],
      [200, 9],
      [500, 9],
      [500, 3],
      [600, 3],
    ]);
  });
  it('begins with the first value where nothing is known before, and is nothing without points', () => {
    expect(stepCorners(timeline, [0, 150], 100)).toEqual([
      [100, 10],
      [150, 10],
    ]);
    expect(stepCorners([], span, 100)).toEqual([]);
  });
  it('keeps the one deep dip among very many points', () => {
    const many: VisibilityTimeline = Array.from({ length: 50_000 }, (_, i) => [i, i === 31_337 ? 1 : 990 + (i % 7)]);
    const corners = stepCorners(many, [0, 50_000], 800);
    expect(corners.length).toBeLessThan(800 * 9);
    expect(corners).toContainEqual([31_337, 1]);
  });
});
