import type { NeighborFilters } from '@routeglass/api-client/neighbors';
import { describe, expect, it } from 'vitest';
import { daysOf } from './days.ts';

const day = (text: string) => Date.parse(`${text}T00:00:00Z`) / 86_400_000;
const newest = new Date('2026-05-31T08:00:00Z');
const filters: NeighborFilters = { ip: 'all', q: '', cc: [], 'active-only': false };
const spans = [
  { first: day('2026-01-01'), last: null, count: 3 },
  { first: day('2026-05-30'), last: day('2026-05-31'), count: 1 },
];
const brief = (more: Partial<NeighborFilters>) =>
  daysOf(spans, newest, { ...filters, ...more }).map((of) => [of.date, of.count, of.active, of.new, of.left]);

describe('days of neighbors', () => {
  it('cover three months up to the newest route', () => {
    const days = brief({});
    expect([days.at(0)?.[0], days.at(-1)?.[0]]).toEqual(['2026-02-28', '2026-05-31']);
    expect(days.at(-1)).toEqual(['2026-05-31', 4, 3, 0, 1]);
    expect(days.at(-2)).toEqual(['2026-05-30', 4, 3, 1, 0]);
    expect(days.at(-3)).toEqual(['2026-05-29', 3, 3, 0, 0]);
  });

  it('cover what was asked, a day to its end, at most 366 days', () => {
    expect(brief({ from: '2026-05-30', until: '2026-05-30' })).toEqual([['2026-05-30', 4, 3, 1, 0]]);
    expect(brief({ from: '2020-01-01' })).toHaveLength(366);
    expect(brief({ from: '2026-06-10' })).toEqual([]);
  });
});
