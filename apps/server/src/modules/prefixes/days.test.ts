import { describe, expect, it } from 'vitest';
import { daysOf, type SpansRow } from './days.ts';

const newest = new Date('1970-01-21T08:00:00Z');
const brief = (rows: readonly SpansRow[], most = 366) =>
  daysOf(rows, newest, most).map((day) => [day.from.slice(8, 10), day.count, day.active, day.new, day.left]);

describe('days of prefixes', () => {
  it('begin with the first that was seen and end with the newest route where one stands', () => {
    expect(brief([{ spans: '18-', active: true, count: 3 }])).toEqual([
      ['19', 3, 3, 3, 0],
      ['20', 3, 3, 0, 0],
      ['21', 3, 3, 0, 0],
    ]);
    expect(brief([{ spans: '9-10', active: false, count: 2 }])).toEqual([
      ['10', 2, 0, 2, 0],
      ['11', 2, 0, 0, 2],
    ]);
    expect(brief([])).toEqual([]);
  });

  it('count a prefix once a day, however often it came and went', () => {
    const rows = [
      { spans: '5-7 7-7 7-8', active: false, count: 1 },
      { spans: '6-6 8-8', active: true, count: 10 },
    ];
    expect(brief(rows)).toEqual([
      ['06', 1, 0, 1, 0],
      ['07', 11, 10, 10, 10],
      ['08', 1, 0, 1, 1],
      ['09', 11, 10, 10, 11],
    ]);
  });

  it('are at most the last, what was there before them with them', () => {
    expect(brief([{ spans: '1-', active: true, count: 4 }], 2)).toEqual([
      ['20', 4, 4, 0, 0],
      ['21', 4, 4, 0, 0],
    ]);
  });
});
