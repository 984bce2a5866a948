import { describe, expect, it } from 'vitest';
import { comparisonQuery, readComparison, readDays, weekUntil, writeComparison, writeDays } from './comparison.ts';

const days = { from: '2026-11-09', until: '2026-11-15' };
const list = { columns: ['change', 'prefix'], sortBy: 'change', order: 'asc' } as const;

describe('two days in an address', () => {
  it.each([
    ['compare-from=2026-11-09&compare-until=2026-11-15', days],
    ['compare-from=2026-11-15&compare-until=2026-11-09', null],
    ['compare-from=2026-11-09&compare-until=2026-11-09', null],
    ['compare-from=2026-02-30&compare-until=2026-11-09', null],
    ['compare-from=2026-11-09', null],
    ['', null],
  ])('%s', (search, expected) => {
    expect(readDays(new URLSearchParams(search))).toEqual(expected);
  });

  it('begin at page 1, and leave nothing behind when they go', () => {
    const compared = writeDays(days, new URLSearchParams('ip=6&page=3'));
    expect(compared.toString()).toBe('ip=6&compare-from=2026-11-09&compare-until=2026-11-15');
    compared.set('change', 'gone');
    expect(writeDays(null, compared).toString()).toBe('ip=6');
  });
});

describe('a comparison', () => {
  it('asks what its address says', () => {
    const address = readComparison(
      new URLSearchParams('change=gone&sort-by=prefix&order=desc&page=2&ip=4'),
      days,
      list,
    );
    expect(comparisonQuery(address)).toEqual({
      ...days,
      ip: '4',
      q: '',
      change: ['gone'],
      order: 'desc',
      page: 2,
      'page-size': 50,
    });
    expect(writeComparison(address, list, new URLSearchParams()).toString()).toBe(
      'ip=4&page=2&sort-by=prefix&order=desc&change=gone',
    );
  });

  it('shows all kinds where the address names none', () => {
    expect(readComparison(new URLSearchParams('change=moved'), days, list).kind).toBeNull();
  });

  it('is of a week, to begin with', () => {
    expect(weekUntil('2026-11-03')).toEqual({ from: '2026-10-28', until: '2026-11-03' });
  });
});
