import { describe, expect, it } from 'vitest';
import type { Incident } from '../incident.ts';
import { detect, type SmallWorld, START, story } from '../smallWorld.fixtures.ts';

const PREFIX = '20.0.0.0/16';
const held = story(PREFIX, 'table: 1001 30 10', 'table: 1002 30 10', 'table: 1003 30 10', 'table: 1004 31 10');
const brief = ({ type, prefix, offender, victims, severity, benign }: Incident) =>
  `${type} ${prefix} by ${offender} of ${victims.join()}: ${benign ?? severity}`;
const hijacks = (stories: Parameters<typeof detect>[0], world?: SmallWorld) =>
  detect(stories, world).filter(({ kind }) => kind === 'hijack');

/** AS66 announces the prefix too; half of the peers follow. */
const moas = story(
  PREFIX,
  'table: 1001 30 10',
  'table: 1002 30 10',
  'table: 1003 30 10',
  'table: 1004 31 10',
  '60-: 1005 32 66',
  '60-: 1006 32 66',
  '61-90: 1007 32 66',
);
const subMoas = story('20.0.128.0/17', '60-: 1001 32 66', '60-: 1002 32 66', '61-: 1003 32 66', '61-: 1004 32 66');

describe('hijacks', () => {
  it('are another origin of the same prefix', () => {
    const [found] = hijacks([moas]);
    expect(found && brief(found)).toBe(`moas ${PREFIX} by 66 of 10: medium`);
    expect(found).toMatchObject({
      key: `hijack ${PREFIX} 66 ${START + 3600}`,
      firstSeen: START + 3600,
      lastSeen: null,
      peers: 3,
      peerAsns: 3,
      relativePropagation: 30,
      coveringPrefix: null,
      acceptors: [32, 1005, 1006, 1007],
    });
  });

  it('are another origin of a part of a prefix', () => {
    const [found] = hijacks([held, subMoas]);
    expect(found && brief(found)).toBe('sub-moas 20.0.128.0/17 by 66 of 10: medium');
    expect(found).toMatchObject({
      coveringPrefix: PREFIX,
      conflicts: expect.arrayContaining(['less-specific-several']),
    });
  });

  it('are none under a default route, nor where the holder announces the part himself', () => {
    const part = story('20.0.128.0/17', '60-: 1001 30 10', '60-: 1002 30 10');
    expect(hijacks([held, part])).toEqual([]);
    expect(hijacks([story('0.0.0.0/0', 'table: 1001 30'), story('16.0.0.0/5', 'table: 1001 30'), subMoas])).toEqual([]);
  });

  it('grow graver with evidence', () => {
    const weights = [
      {},
      { roas: [], routeObjects: {} },
      { roas: [], routeObjects: { '20.0.128.0/17': [{ origin: 10, source: 'RIPE' }] } },
      { roas: ['20.0.0.0/16-16 AS10'], routeObjects: {} },
    ].map((world) => hijacks([held, subMoas], world)[0]?.coefficient ?? 0);
    expect(weights).toEqual(weights.toSorted((a, b) => a - b));
    expect(new Set(weights).size).toBe(4);
    expect(hijacks([held, subMoas], { roas: ['20.0.0.0/16-16 AS10'] })[0]?.severity).toBe('high');
  });

  it('grow graver with propagation', () => {
    const few = story('20.0.128.0/17', '60-: 1001 32 66');
    expect(hijacks([held, few])[0]?.coefficient).toBeLessThan(hijacks([held, subMoas])[0]?.coefficient ?? 0);
  });

  it.each<[string, SmallWorld]>([
    ['roa', { roas: ['20.0.0.0/16-17 AS66', '20.0.0.0/16-16 AS10'] }],
    ['route-object', { routeObjects: { '20.0.128.0/17': [{ origin: 66, source: 'RADB' }] } }],
    ['organisation', { organisations: [[10, 66]] }],
    ['relation', { relations: [{ a: 10, b: 66, type: 'p2c' }] }],
    ['relation', { relations: [{ a: 66, b: 10, type: 'p2c' }] }],
    [
      'relation',
      {
        relations: [
          { a: 10, b: 50, type: 'p2c' },
          { a: 50, b: 66, type: 'p2c' },
        ],
      },
    ],
  ])('close as %s', (reason, world) => {
    expect(hijacks([held, subMoas], world).map(({ benign }) => benign)).toEqual([reason]);
  });

  it('are not closed by a peering, nor by a relation that came with them', () => {
    const peers: SmallWorld = { relations: [{ a: 10, b: 66, type: 'p2p' }] };
    expect(hijacks([held, subMoas], peers)[0]?.benign).toBeNull();
    const relation = () => ({ relation: 'p2c', since: START + 3600 }) as const;
    const own = { lookup: { relations: { source: { name: 'Test', asOf: null }, relation } } };
    expect(hijacks([held, subMoas], own)[0]?.benign).toBeNull();
  });

  it('close after 14 days together', () => {
    const after = (days: number) => detect([moas], {}, START + 3600 + days * 86_400)[0]?.benign;
    expect([after(13), after(14)]).toEqual([null, 'long-standing']);
  });

  it('do not open for what stood in the first table, unless a ROA speaks against it', () => {
    const both = story(PREFIX, 'table: 1001 30 10', 'table: 1002 30 10', 'table: 1003 32 66');
    expect(hijacks([both]).map(({ benign }) => benign)).toEqual(['standing']);
    const found = hijacks([both], { roas: ['20.0.0.0/16-16 AS10'] });
    expect(found.map(brief)).toEqual([`moas ${PREFIX} by 66 of 10: low`]);
  });

  it('are seen by a second table, where a peer had another route before', () => {
    const later = story('20.0.128.0/17', '300-: 1001 32 66');
    const routes = later.routes.map((route) => ({ ...route, fromSnapshot: true }));
    expect(hijacks([held, { ...later, routes }]).map(({ benign }) => benign)).toEqual([null]);
  });

  it('close where nobody was known to hold the prefix', () => {
    const fresh = story(PREFIX, '50-: 1001 30 10', '60-: 1002 32 66');
    expect(hijacks([fresh]).map(brief)).toEqual([`moas ${PREFIX} by 66 of 10: not-established`]);
  });

  it('are told by ROAs alone where nobody was seen to hold the prefix, even if the hijacker came first', () => {
    const fresh = story(PREFIX, '50-: 1001 32 66', '60-: 1002 30 10');
    const part = story('20.0.128.0/17', '70-: 1001 30 10', '80-: 1003 32 66');
    const world: SmallWorld = { roas: ['20.0.0.0/16-16 AS10'], lookup: { tablesSince: () => null } };
    const found = hijacks([fresh, part], world);
    expect(found.filter(({ benign }) => benign === null).map(brief)).toEqual([
      `moas ${PREFIX} by 66 of 10: low`,
      'sub-moas 20.0.128.0/17 by 66 of 10: low',
    ]);
  });

  it('close where the origin holds the covering prefix', () => {
    const leased = story(
      '20.0.128.0/17',
      ...[1001, 1002, 1003, 1004].map((peer) => `table: ${peer} 32 66`),
      '60-: 1005 30 10',
    );
    expect(hijacks([held, leased]).map(brief)).toEqual(['moas 20.0.128.0/17 by 10 of 66: cover']);
  });

  it('have the holder of the cover among their victims where few saw the part before', () => {
    const part = story('20.0.128.0/17', 'table: 1009 30 77', '60-: 1001 32 66', '60-: 1002 32 66');
    expect(hijacks([held, part]).map(({ victims }) => victims)).toEqual([[10, 77]]);
  });

  it('are told apart by six hours of silence', () => {
    const twice = story(PREFIX, 'table: 1001 30 10', '10-20: 1002 32 66', '300-310: 1002 32 66', '800-810: 1002 32 66');
    expect(hijacks([twice]).map(({ firstSeen }) => (firstSeen - START) / 60)).toEqual([10, 800]);
  });

  it('weigh less when all routes lead by way of the holder', () => {
    const behind = story('20.0.128.0/17', ...[1001, 1002, 1003, 1004].map((peer) => `60-: ${peer} 30 10 66`));
    const known = story('30.0.0.0/16', 'table: 1001 40 66');
    expect(hijacks([held, behind, known]).map(brief)).toEqual(['sub-moas 20.0.128.0/17 by 66 of 10: low']);
    expect(hijacks([held, behind]).map(brief)).toEqual(['sub-moas 20.0.128.0/17 by 66 of 10: info']);
  });

  it('keep what they rest on', () => {
    const { evidence } = hijacks([held, subMoas], { roas: ['20.0.0.0/16-16 AS10'] })[0] ?? {};
    expect(evidence?.reason).toBe('AS66 announces 20.0.128.0/17, part of 20.0.0.0/16 of AS10.');
    expect(evidence?.inputs.map(({ name, value }) => `${name}: ${value}`)).toEqual([
      '20.0.0.0/16 first seen from: AS10 (before our data starts)',
      'ROA for 20.0.0.0/16, up to /16: AS10',
      'Relation AS66–AS10: none observed',
      'Vantage points that saw it at peak: 4 of 10',
      'All paths end in: 32 66',
    ]);
    expect(evidence?.routes.map(({ peer }) => peer)).toEqual([1001, 1002, 1003, 1004]);
  });
});

describe('slips of the hand', () => {
  it('are a count of prepends written as an AS number', () => {
    const prepend = story(PREFIX, '5-: 1001 30 10 10 3', '5-: 1002 30 10 10 3', '6-: 1003 30 10');
    expect(hijacks([prepend]).map(brief)).toEqual([`path-prepend ${PREFIX} by 3 of 10: info`]);
  });

  it('are an AS number with a wrong digit', () => {
    const typo = story('20.2.0.0/16', 'table: 1001 30 265791', '60-: 1002 32 265781', '60-: 1003 32 265781');
    expect(hijacks([typo]).map(brief)).toEqual(['asn-typo 20.2.0.0/16 by 265781 of 265791: info']);
  });

  it('are a prefix with a wrong digit', () => {
    const own = story('191.96.129.0/24', 'table: 1002 32 66');
    const victim = story('191.86.128.0/19', 'table: 1001 30 10');
    const typo = story('191.86.129.0/24', '60-: 1001 32 66', '60-: 1002 32 66');
    expect(hijacks([own, victim, typo]).map(brief)).toEqual(['prefix-typo 191.86.129.0/24 by 66 of 10: info']);
  });

  it('leave out private numbers behind the announcer', () => {
    const tail = story('20.0.128.0/17', '60-: 1001 32 66 65050', '60-: 1002 32 66');
    expect(hijacks([held, tail]).map(({ offender, origin }) => [offender, origin])).toEqual([[66, 66]]);
  });
});

describe('forged paths', () => {
  const known = story('30.0.0.0/16', 'table: 1001 40 66', 'table: 1002 41 66');

  it('name the rightful origin behind a link that was never seen', () => {
    const forged = story('20.0.128.0/17', '60-: 1001 40 66 10', '60-: 1002 41 66 10');
    const found = hijacks([held, known, forged], { roas: ['20.0.0.0/16-24 AS10'] });
    expect(found.map(brief)).toEqual(['forged-origin 20.0.128.0/17 by 66 of 10: medium']);
    expect(found[0]).toMatchObject({ origin: 10, roa: 'valid' });
  });

  it('are told for a prefix that stood, when a small part of the routes goes there', () => {
    const other = ['20.1.0.0/16', '20.2.0.0/16'].map((prefix) => story(prefix, 'table: 1001 30 10'));
    const routes = ['table: 1001 30 10', 'table: 1002 31 10', '60-: 1003 40 66 10', '60-: 1004 41 66 10'];
    const found = hijacks([story(PREFIX, ...routes), ...other, known]);
    expect(found.map(({ type, offender }) => [type, offender])).toEqual([['forged-origin', 66]]);
  });

  it('are none where the new link carries what the origin announces', () => {
    const routes = ['table: 1001 30 10', 'table: 1002 31 10', '60-: 1003 40 66 10', '60-: 1004 41 66 10'];
    expect(hijacks([story(PREFIX, ...routes), story('20.1.0.0/16', ...routes), known])).toEqual([]);
  });

  it('accuse who made the path up, not the stranger that it names', () => {
    const stranger = story('40.0.0.0/16', 'table: 1001 42 99');
    const others = ['40.1.0.0/16', '40.2.0.0/16'].map((prefix) => story(prefix, 'table: 1001 42 99'));
    const forged = story('20.0.128.0/17', '60-: 1001 40 66 99', '60-: 1002 41 66 99');
    const found = hijacks([held, known, stranger, ...others, forged]);
    expect(found.map(({ type, offender, origin, victims }) => [type, offender, origin, ...victims])).toEqual([
      ['sub-moas', 66, 99, 10],
    ]);
  });

  it('are told of space that nobody held, at most as low', () => {
    const stranger = ['40.0.0.0/16', '40.1.0.0/16', '40.2.0.0/16'].map((prefix) => story(prefix, 'table: 1001 42 99'));
    const forged = story('50.0.0.0/16', ...[1001, 1002, 1003, 1004].map((peer) => `60-: ${peer} 40 66 99`));
    const found = hijacks([known, ...stranger, forged]);
    expect(found.map(brief)).toEqual(['unused-space 50.0.0.0/16 by 66 of : low']);
    expect(hijacks([known, ...stranger, forged], { lookup: { tablesSince: () => null } })).toEqual([]);
  });
});
