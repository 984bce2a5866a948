import { describe, expect, it } from 'vitest';
import { pastRoas, pastRouteObjects } from './pastVerdicts.ts';

const judged = { prefix: '10.1.0.0/16', asn: 64_512, day: '2026-11-09' };
const span = (start_time: string, end_time: string | null) => ({ start_time, end_time });
const stands = span('2026-11-01T00:00:00Z', null);
const roa = (origin: number, max_length: number, time = stands) => ({
  prefix: '10.0.0.0/8',
  covers: 'covering' as const,
  origin,
  ta: 'LAB',
  max_length,
  ...time,
});
const object = (origin: number, covers: 'exact' | 'covering', time = stands) => ({
  prefix: judged.prefix,
  covers,
  origin,
  source: 'LAB',
  foreign: null,
  ...time,
});

describe('the ROAs of a day that is over', () => {
  it.each([
    ['matched', [roa(64_512, 16), roa(64_601, 24)]],
    ['length', [roa(64_512, 12)]],
    ['origin', [roa(64_601, 16)]],
    ['as0', [roa(0, 32)]],
    ['not-covered', []],
  ])('judge an origin as origin validation does: %s', (reason, records) => {
    expect(pastRoas(records, judged).reason).toBe(reason);
  });

  it.each([
    ['ended during the day', span('2026-11-01T00:00:00Z', '2026-11-09T23:59:59Z'), 0],
    ['ended with the next day', span('2026-11-01T00:00:00Z', '2026-11-10T00:00:00Z'), 1],
    ['began in the last second', span('2026-11-09T23:59:59Z', null), 1],
    ['began with the next day', span('2026-11-10T00:00:00Z', null), 0],
  ])('count as the comparison counts what %s', (_, time, count) => {
    expect(pastRoas([roa(64_512, 16, time)], judged).roas).toHaveLength(count);
    expect(pastRouteObjects([object(64_512, 'exact', time)], judged).objects).toHaveLength(count);
  });
});

it('of route objects only those of the very prefix count', () => {
  const { objects } = pastRouteObjects([object(64_512, 'covering'), object(64_601, 'exact')], judged);
  expect(objects.map(({ origin }) => origin)).toEqual([64_601]);
});
