import { describe, expect, it } from 'vitest';
import { routeObjectEvidence, type RouteObjectFacts } from './routeObjectEvidence.ts';

const asOf = new Date('2026-02-22T15:30:00Z');
const since = new Date('2026-01-03T00:00:00Z');
const facts: RouteObjectFacts = {
  prefix: '10.0.0.0/16',
  asn: 64_512,
  objects: [],
  searched: [{ name: 'ripe.db', asOf }],
};

describe('routeObjectEvidence', () => {
  it.each<[string, Partial<RouteObjectFacts>, string, RegExp]>([
    [
      'an object of the origin',
      {
        objects: [
          { registry: 'RADB', origin: 64_601, since },
          { registry: 'RIPE', origin: 64_512, since },
        ],
      },
      'A route object for 10.0.0.0/16 names AS64512.',
      /is deleted/,
    ],
    [
      'objects of others',
      { objects: [{ registry: 'RIPE', origin: 64_601, since }] },
      'Route objects for 10.0.0.0/16 exist, but none names AS64512.',
      /names AS64512 is registered/,
    ],
    ['none', {}, 'No loaded registry has a route object for 10.0.0.0/16.', /Valid if it names AS64512/],
    [
      'no registry',
      { searched: [] },
      "No routing registry is loaded, so route objects can't be checked.",
      /A routing registry is loaded/,
    ],
  ])('words %s and what would change it', (_, given, reason, change) => {
    const evidence = routeObjectEvidence({ ...facts, ...given });
    expect(evidence.reason).toBe(reason);
    expect(evidence.changes.join(' ')).toMatch(change);
    expect(evidence.rule).toContain('exactly this prefix');
  });

  it('lists each object, for or against, with its registry and since when', () => {
    const objects = [
      { registry: 'RIPE', origin: 64_512, since },
      { registry: 'RADB', origin: 64_601, since },
    ];
    expect(routeObjectEvidence({ ...facts, objects }).inputs).toEqual([
      {
        name: 'Route object for 10.0.0.0/16',
        value: 'AS64512',
        href: '/as/64512',
        speaksFor: true,
        source: 'RIPE',
        asOf: since,
      },
      {
        name: 'Route object for 10.0.0.0/16',
        value: 'AS64601',
        href: '/as/64601',
        speaksFor: false,
        source: 'RADB',
        asOf: since,
      },
    ]);
  });

  it('says what was searched where there is none, as old as the oldest copy', () => {
    const searched = [...facts.searched, { name: 'radb.db', asOf: since }];
    expect(routeObjectEvidence({ ...facts, searched }).inputs).toEqual([
      { name: 'Route objects for exactly this prefix', value: 'none', source: 'radb.db, ripe.db', asOf: since },
    ]);
  });
});
