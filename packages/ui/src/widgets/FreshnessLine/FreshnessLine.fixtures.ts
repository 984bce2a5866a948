import type { PageSource } from '../../facts/sourceGroups.ts';

const loadedAt = new Date('2026-01-15T08:30:00Z');

export const pageSources: readonly PageSource[] = [
  {
    kind: 'mrt-rib',
    name: 'rrc06',
    asOf: new Date('2010-11-01T00:00:00Z'),
    ageInSeconds: 479_980_000,
    loadedAt,
    sample: false,
  },
  { kind: 'irr', name: 'ripe', asOf: null, ageInSeconds: null, loadedAt, sample: false },
  ...[
    { name: 'arin.db', day: '2016-01-15', ageInSeconds: 315_662_400 },
    { name: 'radb.db', day: '2026-01-15', ageInSeconds: 32_400 },
  ].map(({ name, day, ageInSeconds }) => ({
    kind: 'irr',
    name,
    asOf: new Date(`${day}T00:00:00Z`),
    ageInSeconds,
    loadedAt,
    sample: false,
  })),
  { kind: 'as-names', name: 'names.csv', asOf: null, ageInSeconds: null, loadedAt, sample: false },
  {
    kind: 'vrps',
    name: 'rpki',
    asOf: new Date('2026-01-15T06:00:00Z'),
    ageInSeconds: 10_800,
    loadedAt,
    sample: false,
  },
  ...['a', 'b', 'c', 'd', 'e'].map((name) => ({
    kind: 'communities',
    name,
    asOf: null,
    ageInSeconds: null,
    loadedAt,
    sample: true,
  })),
];
