import { describe, expect, it } from 'vitest';
import { playableDates } from './playableDates.ts';

type Sources = Parameters<typeof playableDates>[0];

const source = (kind: Sources[number]['kind'], as_of: string | null, sample: boolean): Sources[number] => {
  return { kind, name: kind, sample, as_of, loaded_at: '2026-11-21T00:00:00Z', records: 1 };
};
const real = [
  source('mrt-rib', '2008-02-24T16:00:00Z', false),
  source('mrt-updates', '2008-02-24T21:00:00Z', false),
  source('vrps', '2026-11-20T00:00:00Z', false),
];
const made = [
  source('mrt-rib', '2026-11-09T00:00:00Z', true),
  source('mrt-updates', '2026-11-15T23:52:27Z', true),
  source('mrt-updates', null, true),
];
const spanOf = (sources: Sources, prefix: string | null) => {
  const dates = playableDates(sources, prefix);
  return dates && [dates.oldest, dates.now].map((time) => new Date(time).toISOString().slice(0, 16));
};

describe('the dates that can be played', () => {
  it.each([
    ['real prefixes: real routes', [...real, ...made], '208.65.153.0/24', ['2008-02-24T16:00', '2008-02-24T21:00']],
    ['the laboratory: its own routes', [...real, ...made], '10.1.0.0/16', ['2026-11-09T00:00', '2026-11-15T23:52']],
    ['its IPv6 block too', [...real, ...made], 'fd00:1::/32', ['2026-11-09T00:00', '2026-11-15T23:52']],
    ['no prefix yet: real routes', [...real, ...made], null, ['2008-02-24T16:00', '2008-02-24T21:00']],
    ['one world alone: what there is', made, '192.0.2.0/24', ['2026-11-09T00:00', '2026-11-15T23:52']],
    ['nothing of routes: none', [source('vrps', '2026-11-20T00:00:00Z', false)], '192.0.2.0/24', null],
  ])('%s', (_case, sources, prefix, expected) => {
    expect(spanOf(sources, prefix)).toEqual(expected);
  });
});
