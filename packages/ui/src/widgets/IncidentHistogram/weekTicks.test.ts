import { describe, expect, it } from 'vitest';
import { manyDays } from './IncidentHistogram.fixtures.ts';
import { weekTicks } from './weekTicks.ts';

describe('weekTicks', () => {
  it('marks every Monday, and says those for which there is room', () => {
    expect(weekTicks(manyDays(28))).toEqual([
      { share: 4 / 28, label: null },
      { share: 11 / 28, label: '12/29' },
      { share: 18 / 28, label: '01/05' },
      { share: 25 / 28, label: null },
    ]);
  });

  it.each([28, 92, 366])('says at most four of %i days, each once', (days) => {
    const labels = weekTicks(manyDays(days)).flatMap(({ label }) => label ?? []);
    expect(labels.length).toBeLessThanOrEqual(4);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('has none where no Monday is', () => {
    expect(weekTicks(manyDays(2))).toEqual([]);
  });
});
