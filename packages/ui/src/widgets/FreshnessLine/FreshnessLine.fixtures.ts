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
