import { describe, expect, it } from 'vitest';
import { shortDips } from './shortDips.ts';
import { minutes, start, total } from './VisibilityChart.fixtures.ts';

const minute = 60_000;
const week = [start, start + 10_000 * minute] as const;

describe('shortDips', () => {
  it('finds the minute in which nearly all were lost among thousands', () => {
    expect(shortDips(minutes, week, 800, total)).toEqual([
      { time: start + 6120 * minute, peers: 3, level: expect.closeTo(1185, -2) as number },
    ]);
  });

  it.each([
    ['long enough to be seen', [0, 100, 200], [100, 0, 100]],
    ['less deep than a tenth', [0, 10, 11], [100, 95, 100]],
    ['a fall without a rise', [0, 10, 11], [100, 0, 0]],
  ])('leaves alone what is %s', (_, times, peers) => {
    const timeline = times.map((time, at) => [time, peers[at]!] as const);
    expect(shortDips(timeline, [0, 1000], 100, 100)).toEqual([]);
  });

  it('keeps the deepest of one place', () => {
    const timeline = [
      [0, 100],
      [500, 50],
      [501, 100],
      [502, 10],
      [503, 100],
    ] as const;
    expect(shortDips(timeline, [0, 10_000], 100, 100)).toEqual([{ time: 502, peers: 10, level: 100 }]);
  });
});
