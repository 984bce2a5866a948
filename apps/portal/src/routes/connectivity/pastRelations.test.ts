import { describe, expect, it } from 'vitest';
import { pastRelation, type AskedRelation } from './pastRelations.ts';

type Known = Parameters<typeof pastRelation>[2];

const period = (ip_version: 4 | 6, type: 'providers' | 'peerings', first_seen: string, last_seen: string | null) => ({
  ip_version,
  type,
  first_seen,
  last_seen,
});
const grounds = (type: 'providers' | 'peerings'): Known['grounds'] => [
  {
    ip_version: 4,
    type,
    evidence: { reason: 'It carries its routes.', rule: 'Valley-free.', inputs: [], changes: [] },
    paths: 3,
    peers: 2,
    share: 1,
    routes: 5,
    first_seen: '2026-11-01T00:00:00Z',
    last_seen: null,
    sample_paths: [],
  },
];
const was = period(4, 'providers', '2026-11-01T00:00:00Z', '2026-11-09T12:00:00Z');
const is = period(4, 'peerings', '2026-11-09T12:00:00Z', null);
const over6 = period(6, 'peerings', '2026-11-03T00:00:00Z', null);
const asked = (differs: Partial<AskedRelation>): AskedRelation => ({
  neighbor: 64_601,
  relation: 'peerings',
  ipVersions: [4],
  at: { endOf: new Date('2026-11-12T00:00:00Z') },
  ...differs,
});
const known: Known = { periods: [is, was, over6], grounds: grounds('peerings') };

describe('a relation of some time', () => {
  it('that is still the newest one has what the newest inference found', () => {
    const facts = pastRelation(64_512, asked({}), known);
    expect(facts.times).toEqual([{ ipVersion: 4, start: new Date(is.first_seen), end: null, next: null }]);
    expect(facts.newest?.reason).toBe('It carries its routes.');
  });

  it.each([
    ['by the end of a day', { endOf: new Date('2026-11-09T00:00:00Z') }],
    ['by the beginning of its span', { start: new Date(was.first_seen) }],
  ])('that is over has its span and what came then, %s', (_, at) => {
    const facts = pastRelation(64_512, asked({ relation: 'providers', at }), known);
    expect(facts.newest).toBeNull();
    expect(facts.times).toEqual([
      {
        ipVersion: 4,
        start: new Date(was.first_seen),
        end: new Date('2026-11-09T12:00:00Z'),
        next: { relation: 'peerings', since: new Date(is.first_seen) },
      },
    ]);
  });

  it('that is the newest, but that no inference tells any more, has its span alone', () => {
    expect(pastRelation(64_512, asked({}), { ...known, grounds: [] }).newest).toBeNull();
    expect(pastRelation(64_512, asked({}), { ...known, grounds: grounds('providers') }).newest).toBeNull();
  });

  it('over both IP versions has a span of each', () => {
    const { times } = pastRelation(64_512, asked({ ipVersions: [4, 6] }), known);
    expect(times.map(({ ipVersion, start }) => [ipVersion, start])).toEqual([
      [4, new Date(is.first_seen)],
      [6, new Date(over6.first_seen)],
    ]);
  });

  it('that nothing shows has no span', () => {
    const at = { endOf: new Date('2026-10-01T00:00:00Z') };
    expect(pastRelation(64_512, asked({ at }), known)).toMatchObject({ times: [], newest: null });
  });
});
