import { describe, expect, it } from 'vitest';
import { type PageSource, sourceGroups, sourcesText } from './sourceGroups.ts';

const loadedAt = new Date('2026-01-15T10:00:00Z');
const source = (kind: string, name: string, day: string | null, sample = false): PageSource => ({
  kind,
  name,
  asOf: day === null ? null : new Date(`${day}T00:00:00Z`),
  ageInSeconds: day === null ? null : (loadedAt.getTime() - Date.parse(`${day}T00:00:00Z`)) / 1000,
  loadedAt,
  sample,
});

describe('sourceGroups', () => {
  it('joins what is of one kind and one world, and dates it by the newest', () => {
    const groups = sourceGroups([
      source('mrt-rib', 'rrc06', '2010-11-01'),
      source('irr', 'ripe', null),
      source('mrt-rib', 'rrc00', '2014-05-23'),
      source('mrt-rib', 'lab', '2026-01-14', true),
      source('irr', 'arin', '2026-01-01'),
    ]);
    expect(groups.map(({ title, sample, names, asOf }) => [title, sample, names, asOf?.getUTCFullYear()])).toEqual([
      ['Routing tables', false, ['rrc00', 'rrc06'], 2014],
      ['Routing registries (IRR)', false, ['arin', 'ripe'], 2026],
      ['Routing tables', true, ['lab'], 2026],
    ]);
  });

  it('names a kind that it has no words for by itself', () => {
    expect(sourceGroups([source('weather', 'a', null)])[0]?.title).toBe('weather');
  });
});

describe('sourcesText', () => {
  it.each([
    [[source('vrps', 'rpki', '2026-01-14')], '1 source, 1 day old'],
    [[source('vrps', 'rpki', null)], '1 source'],
    [[source('vrps', 'rpki', '2026-01-14'), source('mrt-rib', 'rrc06', '2010-11-01')], '2 sources · oldest: 15 years'],
    [[], '0 sources'],
  ])('%#', (sources, text) => {
    expect(sourcesText(sourceGroups(sources))).toBe(text);
  });
});
