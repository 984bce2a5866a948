import { describe, expect, it } from 'vitest';
import type { RelationLink } from '../../relations/graph.ts';
import { verdictsOf } from '../verdicts.ts';
import { detect, lookupOf, type SmallWorld, START, story } from '../smallWorld.fixtures.ts';

/** Graph G of the algorithms in the specification: 1 and 2 are the clique. */
const G: readonly RelationLink[] = [
  ...[
    [1, 2],
    [11, 12],
    [12, 13],
  ].map(([a = 0, b = 0]) => ({ a, b, type: 'p2p' }) as const),
  ...[
    [1, 11],
    [1, 12],
    [2, 12],
    [2, 13],
    [12, 21],
    [13, 21],
    [11, 31],
    [21, 41],
  ].map(([a = 0, b = 0]) => ({ a, b, type: 'p2c' }) as const),
];
const world: SmallWorld = { relations: G };
const leaks = (stories: Parameters<typeof detect>[0], more: SmallWorld = world) =>
  detect(stories, more).filter(({ kind }) => kind === 'leak');
const before = 'table: 1009 2 1 11 31';

/** A path of each leak type, seen by two peers of two networks. */
const told = (path: string, span = '60-120') => [1001, 1002].map((peer) => `${span}: ${peer} ${path}`);

describe('route leaks', () => {
  it.each([
    ['leak-1', '2 12 1 11 31', [1, 12, 2]],
    ['leak-2', '13 12 11 31', [11, 12, 13]],
    ['leak-3', '11 12 2 13', [2, 12, 11]],
    ['leak-4', '2 12 11 31', [11, 12, 2]],
  ])('%s: %s (graph G, RFC 7908)', (type, path, segment) => {
    const origin = path.split(' ').at(-1);
    const found = leaks([story('20.0.0.0/16', `table: 1009 ${origin}`, ...told(path))]);
    expect(found.map((leak) => [leak.type, leak.segment])).toEqual([[type, segment]]);
    expect(found[0]).toMatchObject({ offender: 12, acceptors: [segment[2]], peers: 2, benign: null });
  });

  it.each(['1 11 31', '2 1 11 31', '12 11 31'])('are none in a valley-free path: %s', (path) => {
    expect(leaks([story('20.0.0.0/16', before, ...told(path))])).toEqual([]);
  });

  it('gather the prefixes of one segment and time', () => {
    const stories = ['20.0.0.0/16', '20.1.0.0/16'].map((prefix) => story(prefix, before, ...told('2 12 1 11 31')));
    const later = story('20.2.0.0/16', before, ...told('2 12 1 11 31', '600-620'));
    const found = leaks([...stories, later]);
    expect(found.map(({ prefixes }) => prefixes.map(({ prefix }) => prefix))).toEqual([
      ['20.0.0.0/16', '20.1.0.0/16'],
      ['20.2.0.0/16'],
    ]);
    expect(found[0]).toMatchObject({ victims: [31], firstSeen: START + 3600, lastSeen: START + 7200 });
  });

  it('say what registries say of the prefix that they go by, which speaks neither for nor against them', () => {
    const routes = [before, ...told('2 12 1 11 31')];
    const [found] = leaks([story('20.0.0.0/16', ...routes), story('20.1.0.0/16', ...routes)], {
      ...world,
      roas: ['20.0.0.0/16-16 AS32', '20.1.0.0/16-16 AS31'],
      routeObjects: { '20.0.0.0/16': [{ origin: 31, source: 'RIPE' }] },
    });
    expect(found).toMatchObject({ prefix: '20.0.0.0/16', roa: 'invalid', routeObject: 'valid' });
    const verdicts = found && verdictsOf(found);
    expect(verdicts?.roa.inputs).toEqual([
      { name: 'ROA for 20.0.0.0/16, up to /16', value: 'AS32', asn: 32, speaksFor: null, source: 'Test', asOf: START },
    ]);
    expect(verdicts?.routeObject.inputs).toMatchObject([
      { name: 'Route object for 20.0.0.0/16 in RIPE', value: 'AS31', speaksFor: null },
    ]);
  });

  it('gather those who took it', () => {
    const path = (peer: number, taker: number) => `60-120: ${peer} ${taker} 12 11 31`;
    const [found, ...others] = leaks([story('20.0.0.0/16', before, path(1001, 2), path(1002, 2), path(1003, 1))]);
    expect(found).toMatchObject({ segment: [11, 12, 2], acceptors: [1, 2] });
    expect(others).toEqual([]);
  });

  it('need two peers of two networks', () => {
    const peers = { relations: G, lookup: { peerAsn: () => 1001 } };
    expect(leaks([story('20.0.0.0/16', before, ...told('2 12 1 11 31'))], peers)).toEqual([]);
    expect(leaks([story('20.0.0.0/16', before, '60-: 1001 2 12 1 11 31')])).toEqual([]);
  });

  it('are at most info when they stood when observation began', () => {
    const stood = [1001, 1002, 1003, 1004, 1005].map((peer) => `table: ${peer} 2 12 1 11 31`);
    expect(leaks([story('20.0.0.0/16', ...stood)])[0]?.severity).toBe('info');
  });

  it('do not believe what a link says of itself while it is young', () => {
    const links: RelationLink[] = [
      ...G,
      { a: 1, b: 50, type: 'p2c' },
      { a: 50, b: 51, type: 'p2c' },
      { a: 50, b: 52, type: 'p2c' },
    ];
    const stories = [
      story('20.9.0.0/16', 'table: 1001 1 50 51', ...told('2 12 50 51')),
      story('20.8.0.0/16', 'table: 1009 2 12 21'),
    ];
    const { relations } = lookupOf(stories, { relations: links });
    const inferred: typeof relations = {
      ...relations,
      // From the leak itself, inference must conclude that AS50 is a customer.
      relation: (a, b, ipVersion) =>
        a === 50 && b === 12 ? { relation: 'c2p', since: START + 3600 } : relations.relation(a, b, ipVersion),
    };
    const [found] = leaks(stories, { relations: links, lookup: { relations: inferred } });
    expect(found).toMatchObject({ type: 'leak-4', segment: [50, 12, 2] });
    expect(found?.evidence.inputs[0]?.value).toContain('the link is new');
  });

  it('read a peering of unlike networks as transit, where two leaks on one path would be told otherwise', () => {
    const wrong: RelationLink[] = [...G.filter(({ a, b }) => a !== 12 || b !== 21), { a: 12, b: 21, type: 'p2p' }];
    const links: RelationLink[] = [...wrong, ...[60, 61, 62, 63].map((b) => ({ a: 12, b, type: 'p2c' }) as const)];
    const [found, ...others] = leaks([story('20.0.0.0/16', before, ...told('13 21 12 11 31'))], { relations: links });
    // Taken literally, AS12 gave its peer AS21 routes from its peer AS11, and AS21 passed them to its provider AS13: two leaks.
    expect(found).toMatchObject({ type: 'leak-1', segment: [12, 21, 13] });
    expect(others).toEqual([]);
    const suspects = found?.suspects ?? [];
    expect(suspects.map(({ asn }) => asn)).toEqual([21, 12]);
    expect(suspects.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 5);
    expect(suspects[1]?.reason).toBe(
      "If AS21 was allowed to announce these routes, AS12 was not: it re-announced AS11's routes to AS21.",
    );
  });

  it('suspect the leaker alone where no other reading breaks the rule', () => {
    const [found] = leaks([story('20.0.0.0/16', before, ...told('2 12 1 11 31'))]);
    expect(found?.suspects.map(({ asn, weight }) => [asn, weight])).toEqual([[12, 1]]);
  });

  it('are at the new link of a path that breaks the rule at an old one, too', () => {
    const relations: RelationLink[] = [...G, { a: 90, b: 91, type: 'p2c' }];
    const stories = [
      story('20.0.0.0/16', 'table: 1009 2 12 11 31', ...told('90 91 2 12 11 31', '90-120')),
      story('20.1.0.0/16', 'table: 1009 90 91'),
    ];
    const [found, ...others] = leaks(stories, { relations });
    expect(found).toMatchObject({ type: 'leak-4', segment: [2, 91, 90] });
    expect(found?.suspects.map(({ asn }) => asn)).toEqual([91, 12]);
    expect(others).toEqual([]);
  });

  describe('over links that are new', () => {
    const stubs = [71, 72, 73, 80].map((b): RelationLink => ({ a: 1, b, type: 'p2c' }));
    const relations: readonly RelationLink[] = [...G, ...stubs];
    const known = stubs.map(({ b }) => story(`20.${b}.0.0/16`, `table: 1009 2 1 ${b}`));
    const leakOf = (giver: number) =>
      story(`20.${giver}.0.0/16`, `table: 1009 2 1 ${giver}`, ...told(`1 80 ${giver}`, '90-120'));

    it('are told of a network that took on several of its size at once', () => {
      const found = leaks([...known.slice(2), leakOf(71), leakOf(72)], { relations });
      expect(found.map(({ segment }) => segment)).toEqual([
        [71, 80, 1],
        [72, 80, 1],
      ]);
    });

    it('are none where one stub alone may be a new customer', () => {
      expect(leaks([...known.slice(1), leakOf(71)], { relations })).toEqual([]);
    });

    it('are judged by what networks attest', () => {
      const aspas = new Map([[80, new Set([71])]]);
      const [found] = leaks([...known.slice(1), leakOf(71)], { relations, aspas });
      expect(found).toMatchObject({ type: 'leak-1', segment: [71, 80, 1] });
      expect(found?.evidence.inputs[0]?.value).toBe("provider, by the customer's ASPA");
    });
  });

  it('are judged by what was believed before they came, and name since when', () => {
    const { relations } = lookupOf([], world);
    const believed: typeof relations = {
      ...relations,
      relation(a, b, ipVersion, at = Infinity) {
        const fact = relations.relation(a, b, ipVersion);
        const isFirst = Math.min(a, b) === 2 && Math.max(a, b) === 12;
        if (!fact || !isFirst) return fact;
        // From the first hour on, paths make AS2 a customer of AS12.
        if (at > START + 3600) return { ...fact, relation: a === 12 ? 'p2c' : 'c2p', believedSince: START + 3600 };
        return { ...fact, believedSince: START };
      },
    };
    const found = leaks([story('20.0.0.0/16', before, ...told('2 12 11 31'))], {
      relations: G,
      lookup: { relations: believed },
    });
    expect(found.map(({ segment }) => segment)).toEqual([[11, 12, 2]]);
    expect(found[0]?.evidence.inputs[1]).toMatchObject({
      name: 'Relation of AS2 to AS12',
      value: 'provider, inferred since Jan 1 2026 00:00 UTC',
    });
  });

  it('weigh more when ASPA verification fails, and name the first hop that fails it', () => {
    const stories = [story('20.0.0.0/16', before, ...told('2 12 1 11 31'))];
    const [plain] = leaks(stories);
    const [proven] = leaks(stories, { relations: G, aspas: new Map([[11, new Set([2])]]) });
    expect(proven?.coefficient).toBeGreaterThan(plain?.coefficient ?? 1);
    expect(proven?.evidence.inputs).toContainEqual(
      expect.objectContaining({
        name: 'ASPA verification of the path that the receiver had',
        value: 'invalid: AS11 has an ASPA, and AS1 is not in it (2 of 2 paths)',
        speaksFor: true,
      }),
    );
    expect(proven?.evidence.rule).toContain('draft-ietf-sidrops-aspa-verification');
  });
});
