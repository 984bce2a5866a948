import type { ContentProblem, DataSource } from './dataSource.ts';
import type { ImportState } from './importState.ts';

const source: DataSource = {
  kind: 'mrt-rib',
  name: 'rrc06',
  sample: false,
  asOf: new Date('2026-11-23T08:00:00Z'),
  ageInSeconds: 3 * 3600,
  loadedAt: new Date('2026-11-23T08:12:00Z'),
  records: 12_402_118,
  bytes: 98_400_000,
  failure: null,
};

export const sources: readonly DataSource[] = [
  source,
  {
    ...source,
    kind: 'vrps',
    name: 'rpki',
    records: 642_003,
    bytes: 61_200_000,
    failure: {
      at: new Date('2026-11-23T09:00:00Z'),
      message: 'rpki.json: at byte 1048576: the text ends in the middle. Nothing was loaded',
    },
  },
  {
    ...source,
    kind: 'irr',
    name: 'ripe.db',
    loadedAt: null,
    asOf: null,
    ageInSeconds: null,
    records: 0,
    bytes: null,
    failure: { at: new Date('2026-11-22T21:00:00Z'), message: 'ripe.db: the file is empty' },
  },
  {
    ...source,
    kind: 'communities',
    name: 'lab-as64512.txt',
    sample: true,
    asOf: null,
    ageInSeconds: null,
    records: 48,
    bytes: 2_140,
  },
];

export const idle: ImportState = {
  folder: '/var/lib/routeglass/import',
  state: 'none',
  ended: null,
  step: null,
  progress: null,
  message: null,
  loaded: 0,
  unchanged: 0,
  problems: [],
};
export const running: ImportState = { ...idle, state: 'running', step: '/var/import/rrc06/bview.gz', progress: 0.42 };
export const done: ImportState = {
  ...idle,
  state: 'done',
  ended: new Date('2026-11-23T09:01:00Z'),
  loaded: 3,
  unchanged: 1,
  problems: [{ file: 'rpki.json', message: 'rpki.json: at byte 1048576: the text ends in the middle' }],
};
export const problems: readonly ContentProblem[] = [
  { file: 'blog/7.md', line: 4, message: 'category: expected a number' },
  { file: 'plans.yaml', line: 12, message: 'prices.month: expected a number' },
];
