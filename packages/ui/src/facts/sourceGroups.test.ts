import { describe, expect, it } from 'vitest';
import { type DateSpan, type PageSource, sourceGroups, sourcesText } from './sourceGroups.ts';

const loadedAt = new Date('2026-01-15T10:00:00Z');
const source = (kind: string, name: string, day: string | null, sample = false): PageSource => ({
  kind,
  name,
  asOf: day === null ? null : new Date(`${day}T00:00:00Z`),
  ageInSeconds: day === null ? null : (loadedAt.getTime() - Date.parse(`${day}T00:00:00Z`)) / 1000,
  loadedAt,
  sample,
});

const yearsOf = (span: DateSpan | null): number[] =>
  [span?.oldest, span?.newest].flatMap((date) => (date ? [date.getUTCFullYear()] : []));

describe('sourceGroups', () => {
  it('joins what is of one kind and one world, with the dates of the oldest and the newest', () => {
    const groups = sourceGroups([
      source('mrt-rib', 'rrc06', '2010-11-01'),
      source('irr', 'ripe', null),
      source('mrt-rib', 'rrc00', '2014-05-23'),
      source('mrt-rib', 'lab', '2026-01-14', true),
      source('irr', 'arin', '2026-01-01'),
    ]);
    expect(groups.map(({ title, sample, names, asOf }) => [title, sample, names, yearsOf(asOf)])).toEqual([
      ['Routing tables', false, ['rrc00', 'rrc06'], [2010, 2014]],
      ['Routing registries (IRR)', false, ['arin', 'ripe'], [2026]],
      ['Routing tables', true, ['lab'], [2026]],
    ]);
    expect(groups.map(({ undated }) => undated)).toEqual([0, 1, 0]);
  });

  it('dates files of the same day by the oldest, and updates by the newest', () => {
    const at = (hour: number) => new Date(`2026-01-14T${hour}:00:00Z`);
    const files = [16, 12, 20].map((hour) => ({ ...source('delegated', `${hour}`, '2026-01-14'), asOf: at(hour) }));
    expect(sourceGroups(files)[0]?.asOf).toEqual({ oldest: at(12), newest: null });
    const [updates] = sourceGroups(['2026-01-03', '2026-01-14'].map((day) => source('mrt-updates', day, day)));
    expect(updates?.asOf).toEqual({ oldest: new Date('2026-01-14T00:00:00Z'), newest: null });
    expect(updates?.ageInSeconds).toBe(34 * 3600);
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
    [[source('irr', 'ripe', '2026-01-14'), source('irr', 'radb', '2010-11-01')], '1 source, up to 15 years old'],
    [
      [source('irr', 'ripe', '2026-01-14'), source('irr', 'radb', '2010-11-01'), source('vrps', 'rpki', '2026-01-14')],
      '2 sources · oldest: 15 years',
    ],
    [[], '0 sources'],
  ])('%#', (sources, text) => {
    expect(sourcesText(sourceGroups(sources))).toBe(text);
  });
});
