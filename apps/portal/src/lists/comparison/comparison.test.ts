import { describe, expect, it } from 'vitest';
import { comparisonOf, lastDay, readDays, weekUntil, writeDays } from './comparison.ts';

const days = { from: '2026-11-09', until: '2026-11-15' };

describe('two days in an address', () => {
  it.each([
    ['compare-from=2026-11-09&compare-until=2026-11-15', days],
    ['compare-from=2026-11-15&compare-until=2026-11-09', null],
    ['compare-from=2026-11-09&compare-until=2026-11-09', null],
    ['compare-from=2026-02-30&compare-until=2026-11-09', null],
    [
      'compare-from=2026-11-09T08:01:00Z&compare-until=2026-11-10T08:01:00Z',
      { from: '2026-11-09T08:01:00Z', until: '2026-11-10T08:01:00Z' },
    ],
    ['compare-from=2026-11-09&compare-until=2026-11-10T08:01:00Z', null],
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
  const comparison = comparisonOf(days, 'prefix');

  it('asks what its address says', () => {
    const address = comparison.read(new URLSearchParams('change=gone&sort-by=prefix&order=desc&page=2&ip=4'));
    expect(comparison.query(address)).toEqual({
      ...days,
      ip: '4',
      q: '',
      change: ['gone'],
      page: 2,
      'page-size': 50,
      'sort-by': 'prefix',
      order: 'desc',
    });
    expect(comparison.write(address, new URLSearchParams()).toString()).toBe(
      'ip=4&page=2&sort-by=prefix&order=desc&change=gone',
    );
  });

  it('shows all kinds where the address names none', () => {
    expect(comparison.read(new URLSearchParams('change=moved')).kind).toBeNull();
  });

  it('stands by kind of change where the address names a column that it has not', () => {
    const address = comparison.read(new URLSearchParams('sort-by=propagation'));
    expect(comparison.query(address)['sort-by']).toBe('change');
  });

  it('of the last day holds the newest route', () => {
    expect(lastDay('2026-11-10T08:00:59.250Z')).toEqual({
      from: '2026-11-09T08:01:00Z',
      until: '2026-11-10T08:01:00Z',
    });
    expect(lastDay('2026-11-10T08:01:00.000Z').until).toBe('2026-11-10T08:01:01Z');
  });

  it('is of a week, to begin with', () => {
    expect(weekUntil('2026-11-03')).toEqual({ from: '2026-10-28', until: '2026-11-03' });
  });
});
