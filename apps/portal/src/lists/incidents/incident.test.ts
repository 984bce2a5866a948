import { describe, expect, it } from 'vitest';
import { buckets } from './incident.ts';

describe('a histogram', () => {
  it('has four weeks at least, without a gap', () => {
    const day = { from: '2026-11-09T00:00:00Z', until: '2026-11-10T00:00:00Z', count: 3, active: 1 };
    const shown = buckets([day]);
    expect(shown).toHaveLength(28);
    expect(shown.at(-1)).toMatchObject({ count: 3, active: 1 });
    expect(shown[0]).toMatchObject({ from: new Date('2026-10-13T00:00:00Z'), count: 0 });
    shown.slice(1).forEach(({ from }, at) => expect(from).toEqual(shown[at]?.until));
  });

  it('ends with the day of the newest data', () => {
    const day = { from: '2026-11-09T00:00:00Z', until: '2026-11-10T00:00:00Z', count: 3, active: 1 };
    const shown = buckets([day], new Date('2026-11-14T08:00:00Z'));
    expect(shown).toHaveLength(28);
    expect(shown.at(-1)).toEqual({
      from: new Date('2026-11-14T00:00:00Z'),
      until: new Date('2026-11-15T00:00:00Z'),
      count: 0,
      active: 0,
    });
    expect(buckets([day], new Date('2030-11-14T08:00:00Z'))).toHaveLength(366);
  });

  it('is empty where nothing is on record', () => {
    expect(buckets([])).toEqual([]);
  });
});
