import { describe, expect, it } from 'vitest';
import { drawHistory, HEIGHT, historyWords, WIDTH } from './positionHistory.ts';

describe('the lines of a history', () => {
  it('have the best position on top and the days from left to right', () => {
    const { lines, last } = drawHistory([9, 1, 5]);
    expect(lines).toHaveLength(1);
    const [first, best, now] = lines[0] ?? [];
    expect(first?.y).toBeGreaterThan(now?.y ?? NaN);
    expect(best?.y).toBeLessThan(now?.y ?? NaN);
    expect(first?.x).toBeLessThan(best?.x ?? NaN);
    expect(last).toEqual(now);
  });

  it('are interrupted where the network was not rated', () => {
    expect(drawHistory([1, null, 2, 3, null]).lines.map((line) => line.length)).toEqual([1, 2]);
    expect(drawHistory([1, null]).last).toBeNull();
  });

  it('lie in the middle where nothing changed', () => {
    expect(drawHistory([4, 4]).lines[0]?.map(({ y }) => y)).toEqual([HEIGHT / 2, HEIGHT / 2]);
  });

  it.each([[[1]], [[1, 1_000_000]], [[null, 3, null]], [[]]])('stay within the drawing: %j', (positions) => {
    const { lines, last } = drawHistory(positions);
    for (const { x, y } of [...lines.flat(), ...(last ? [last] : [])]) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(WIDTH);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(HEIGHT);
    }
  });
});

it.each([
  [[12, 8, 9], 'Position 12 on 2026/06/01, 9 on 2026/06/03, best 8'],
  [[null, 8, null], 'Position 8 on 2026/06/02'],
  [[null, null, null], null],
])('a history of %j in words', (positions, words) => {
  expect(historyWords(['2026-06-01', '2026-06-02', '2026-06-03'], positions)).toBe(words);
});
