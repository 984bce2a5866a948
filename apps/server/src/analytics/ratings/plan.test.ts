import { describe, expect, it } from 'vitest';
import { daysToRate as plan } from './plan.ts';

const source = (id: number, ...days: string[]) => ({ id, days });
const rated = (day: string, bases: number[], names: number[] = []) => ({ day, bases, names });

const daysToRate = (standing: Omit<Parameters<typeof plan>[0], 'withNewest'>) =>
  plan({ ...standing, withNewest: true });
const daysOver = (standing: Omit<Parameters<typeof plan>[0], 'withNewest'>) => plan({ ...standing, withNewest: false });

describe('days to rate', () => {
  it('are all that new sources tell of', () => {
    const found = daysToRate({ sources: [source(1, 'd1'), source(2, 'd1', 'd2')], names: [9], rated: [] });
    expect(found).toEqual({ days: ['d1', 'd2'], newest: 'd2' });
  });

  it('are none when nothing is new, and none without sources', () => {
    expect(daysToRate({ sources: [source(1, 'd1')], names: [9], rated: [rated('d1', [1], [9])] })).toBeNull();
    expect(daysToRate({ sources: [], names: [9], rated: [] })).toBeNull();
  });

  it('are the day of an update file, and the days after it', () => {
    const days = [rated('d1', [1]), rated('d2', [1, 2]), rated('d3', [1, 2, 3])];
    const sources = [source(1, 'd1'), source(2, 'd2'), source(3, 'd3')];
    expect(daysToRate({ sources: [...sources, source(4, 'd3')], names: [], rated: days })?.days).toEqual(['d3']);
    expect(daysToRate({ sources: [...sources, source(4, 'd2')], names: [], rated: days })?.days).toEqual(['d2', 'd3']);
  });

  it('are none of the past when a newer table replaces the older one', () => {
    const days = [rated('d1', [1]), rated('d2', [1, 2])];
    expect(daysToRate({ sources: [source(5, 'd4')], names: [], rated: days })).toEqual({ days: ['d4'], newest: 'd4' });
    expect(daysToRate({ sources: [source(5, 'd1')], names: [], rated: days })?.days).toEqual(['d1']);
  });

  it('are the newest when a list of names is new or gone, while its routes stand', () => {
    const days = [rated('d1', [1], [8]), rated('d2', [1, 2], [8])];
    const sources = [source(1, 'd1'), source(2, 'd2')];
    expect(daysToRate({ sources, names: [9], rated: days })?.days).toEqual(['d2']);
    expect(daysToRate({ sources: [source(1, 'd1')], names: [9], rated: days })).toBeNull();
    expect(daysToRate({ sources, names: [], rated: days })?.days).toEqual(['d2']);
  });

  it('are not older than what is kept', () => {
    const day = (n: number) => `2026-01-${String(n).padStart(2, '0')}`;
    const days = Array.from({ length: 31 }, (_, i) => rated(day(i + 1), [i]));
    const sources = [...days.map(({ day: of, bases }) => source(bases[0] ?? 0, of)), source(99, '2025-12-31')];
    expect(daysToRate({ sources, names: [], rated: days })?.days).not.toContain('2025-12-31');
  });

  it('are over where the newest is not to be rated before, but for the first day of all', () => {
    const days = [rated('d1', [1])];
    const sources = [source(1, 'd1'), source(2, 'd1')];
    expect(daysOver({ sources, names: [], rated: days })).toBeNull();
    const next = [...sources, source(3, 'd2')];
    expect(daysOver({ sources: next, names: [], rated: days })).toEqual({ days: ['d1'], newest: 'd1' });
    const again = [rated('d1', [1, 2, 3])];
    expect(daysOver({ sources: [...next, source(4, 'd2')], names: [], rated: again })).toBeNull();
    expect(daysOver({ sources: [source(1, 'd1')], names: [], rated: [] })).toEqual({ days: ['d1'], newest: 'd1' });
  });
});
