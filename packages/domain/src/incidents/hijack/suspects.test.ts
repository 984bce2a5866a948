import { describe, expect, it } from 'vitest';
import type { RelationLink } from '../../relations/graph.ts';
import { detect, type SmallWorld, story } from '../smallWorld.fixtures.ts';

const HELD = '20.0.0.0/16';
/** AS10 holds three prefixes behind AS30; AS66 is a customer of the carrier AS50 and of AS40, AS70 an unrelated network with its own prefix. */
const known = [
  ...[HELD, '20.1.0.0/16', '20.2.0.0/16'].map((prefix) =>
    story(prefix, 'table: 1001 30 10', 'table: 1002 30 10', 'table: 1003 31 30 10'),
  ),
  story('30.0.0.0/16', 'table: 1001 40 66', 'table: 1002 50 66', 'table: 1003 40 66'),
  story('30.1.0.0/16', 'table: 1001 50', 'table: 1002 50', 'table: 1003 50'),
  story('30.2.0.0/16', 'table: 1001 50 70', 'table: 1002 50 70', 'table: 1003 50 70'),
];
const relations: readonly RelationLink[] = [
  { a: 40, b: 66, type: 'p2c' },
  { a: 50, b: 66, type: 'p2c' },
  { a: 30, b: 10, type: 'p2c' },
  { a: 50, b: 70, type: 'p2c' },
];
/** AS50 is a carrier, AS45 a mid-size provider; all others have no customers. */
const cones = new Map([
  [50, 2_000],
  [45, 60],
]);
const world: SmallWorld = { relations, lookup: { coneSize: (asn) => cones.get(asn) ?? 1 } };

/** Hijacks of a part of the prefix, seen by three vantage points from minute 60 on, over paths with the same end. */
function hijacksBy(end: string, more: SmallWorld = world, prefix = '20.0.128.0/17') {
  const routes = [1001, 1002, 1003].map((peer) => `60-: ${peer} ${end}`);
  return detect([...known, story(prefix, ...routes)], more).filter(({ kind }) => kind === 'hijack');
}
const suspectsBy = (...told: Parameters<typeof hijacksBy>) => hijacksBy(...told)[0]?.suspects.map(({ asn }) => asn);

describe('suspects of a hijack', () => {
  it('begin with the offender, and their weights are shares', () => {
    const [found] = hijacksBy('40 66 10');
    expect(found?.suspects[0]?.asn).toBe(found?.offender);
    const weights = found?.suspects.map(({ weight }) => weight) ?? [];
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 1);
  });

  it.each([
    ['who announces the prefix of another', '40 66', 66],
    ['who has the holder behind itself for the first time', '40 66 10', 66],
    ['who puts its real provider between, since it may not pass on what that gives it', '40 66 50 10', 66],
    ['who puts a carrier between that it was never seen with', '40 66 45 10', 66],
    ['who puts a number between that nobody ever saw', '40 66 4999 10', 66],
    ['who has no customers, and a number behind itself that nobody ever saw', '40 66 4999', 66],
  ])('are first %s: %s', (_, end, offender) => expect(suspectsBy(end)?.[0]).toBe(offender));

  it('are first a newcomer behind a network that has customers, and then that network', () => {
    const landlord = story('30.3.0.0/16', 'table: 1001 45', 'table: 1002 45');
    const routes = [1001, 1002, 1003].map((peer) => `60-: ${peer} 45 4999`);
    const [found] = detect([...known, landlord, story('20.0.128.0/17', ...routes)], world).filter(
      ({ kind }) => kind === 'hijack',
    );
    expect(found?.suspects.map(({ asn }) => asn)).toEqual([4999, 45]);
    expect(found?.suspects[1]?.reason).toContain('AS4999');
  });

  it('name the neighbor of a newcomer, however many customers it has', () => {
    const landlord = story('30.3.0.0/16', 'table: 1001 45', 'table: 1002 45');
    const routes = [1001, 1002, 1003].map((peer) => `60-: ${peer} 45 4999`);
    const [found] = detect([...known, landlord, story('20.0.128.0/17', ...routes)], {
      ...world,
      lookup: { coneSize: () => 8_000 },
    }).filter(({ kind }) => kind === 'hijack');
    expect(found?.suspects.map(({ asn }) => asn)).toEqual([4999, 45]);
  });

  it('are not those of whom no table knew anything: of them nothing is new', () => {
    expect(suspectsBy('4998 4999')?.[0]).toBe(4999);
  });

  it('are none but the origin where no table tells what is new', () => {
    const links: readonly RelationLink[] = [
      { a: 61, b: 60, type: 'p2c' },
      { a: 62, b: 60, type: 'p2c' },
    ];
    const more = { ...world, relations: links, lookup: { ...world.lookup, tablesSince: () => null } };
    const routes = [1001, 1002].map((peer) => `60-: ${peer} 62 60 61`);
    expect(detect([story('50.0.0.0/16', ...routes)], more).filter(({ kind }) => kind === 'hijack')).toEqual([]);
  });

  it('never are the holder, nor who has the route from the holder', () => {
    expect(suspectsBy('40 10 66')).toEqual([66]);
  });
});

describe('leaks beside a hijack', () => {
  const valley = story('20.0.128.0/17', ...[1001, 1002].map((peer) => `60-: ${peer} 60 61 62 66`));
  const links: readonly RelationLink[] = [
    { a: 62, b: 61, type: 'p2c' },
    { a: 60, b: 61, type: 'p2c' },
    { a: 62, b: 66, type: 'p2c' },
  ];
  it('are none where others pass the hijack on', () => {
    const found = detect([...known, valley], { ...world, relations: [...relations, ...links] });
    expect(found.map(({ kind, offender }) => [kind, offender])).toEqual([['hijack', 66]]);
  });
});

describe('a new first hop of the only prefix of an origin', () => {
  const routes = ['table: 1001 30 10', 'table: 1002 30 10', '60-: 1003 40 45 10', '60-: 1004 40 45 10'];
  const landlord = story('30.3.0.0/16', 'table: 1001 40 45', 'table: 1002 40 45');
  it('may be a new provider, and is no more than info', () => {
    const found = detect([story(HELD, ...routes), landlord], world).filter(({ kind }) => kind === 'hijack');
    expect(found.map(({ type, severity, offender }) => [type, severity, offender])).toEqual([
      ['forged-origin', 'info', 45],
    ]);
  });

  it('is no more than info where one network alone sees it', () => {
    const seen = ['table: 1001 30 10', 'table: 1002 30 10', '60-: 1003 40 66 10'];
    const others = ['20.1.0.0/16', '20.2.0.0/16'].map((prefix) => story(prefix, 'table: 1001 30 10'));
    const stub = story('30.0.0.0/16', 'table: 1001 40 66');
    const found = detect([story(HELD, ...seen), ...others, stub], world).filter(({ kind }) => kind === 'hijack');
    expect(found.map(({ type, severity, offender }) => [type, severity, offender])).toEqual([
      ['forged-origin', 'info', 66],
    ]);
  });
});
