import { describe, expect, it } from 'vitest';
import {
  isNetwork,
  loopPath,
  loopsFitting,
  membersInOrder,
  membersFitting,
  networkMembers,
  objectsFitting,
  setMembers,
  sourcesOf,
} from './asSetMembers.ts';
import { changedAsSetView, type AsSetView } from './asSetView.ts';

const lists = [
  { source: 'RIPE', members: ['AS64700', 'AS-BIRCH', 'as64512', '10.0.0.0/8', ''] },
  { source: 'RADB', members: ['AS64512', 'AS64601:AS-ALL', 'AS-BIRCH'] },
];

it.each([
  ['AS64512', true],
  ['as1', true],
  ['AS-BIRCH', false],
  ['AS64512:AS-ALL', false],
  ['AS64512 ', false],
  ['64512', false],
])('isNetwork(%j) is %j', (member, is) => {
  expect(isNetwork(member)).toBe(is);
});

describe('networkMembers', () => {
  it('keep only entries of the form AS{digits}, once each, by number', () => {
    expect(networkMembers(lists, null)).toEqual([
      { name: 'AS64512', sources: ['RIPE', 'RADB'] },
      { name: 'AS64700', sources: ['RIPE'] },
    ]);
  });

  it('of one registry', () => {
    expect(networkMembers(lists, 'RADB')).toEqual([{ name: 'AS64512', sources: ['RADB'] }]);
  });
});

it('setMembers are the others, by name', () => {
  expect(setMembers(lists, null).map(({ name }) => name)).toEqual(['10.0.0.0/8', 'AS-BIRCH', 'AS64601:AS-ALL']);
});

it('membersInOrder puts them in the order of what the set itself tells', () => {
  const names = (column: string, order: 'asc' | 'desc') =>
    membersInOrder(networkMembers(lists, null), { column, order }).map(({ name }) => name);
  expect(names('asn', 'desc')).toEqual(['AS64700', 'AS64512']);
  expect(names('source', 'asc')).toEqual(['AS64700', 'AS64512']);
  // Facts fetched per row are unknown here.
  expect(names('prefixes', 'desc')).toEqual(['AS64512', 'AS64700']);
});

describe('membersFitting', () => {
  const facts = {
    networks: new Map([['AS64700', { asName: 'OLIVE-NET', prefixCount: 3 }]]),
    sets: new Map([['AS-BIRCH', { descr: ['Customers of Birch'], membersCount: 3, prefixCount: null }]]),
  };
  const members = [...networkMembers(lists, null), ...setMembers(lists, null)];
  it.each([
    ['', 5],
    ['as645', 1],
    ['olive', 1],
    ['customers', 1],
    ['nobody', 0],
  ])('%j leaves %d', (q, count) => {
    expect(membersFitting(members, q, facts)).toHaveLength(count);
  });
});

it('objectsFitting hold the text in name or description', () => {
  const objects = [
    { rpslPk: 'AS-ALL', source: 'RIPE', descr: ['Everybody'] },
    { rpslPk: 'AS-EVERY', source: 'RADB', descr: [] },
  ];
  expect(objectsFitting(objects, null, 'every').map(({ rpslPk }) => rpslPk)).toEqual(['AS-ALL', 'AS-EVERY']);
  expect(objectsFitting(objects, 'RADB', 'every').map(({ rpslPk }) => rpslPk)).toEqual(['AS-EVERY']);
});

describe('loopPath', () => {
  it.each([
    [['AS-A', 'AS-B'], 'AS-A', ['AS-A', 'AS-B', 'AS-A']],
    [['AS-A', 'AS-B', 'AS-A'], 'AS-A', ['AS-A', 'AS-B', 'AS-A']],
    [['AS-A', 'AS-B'], 'AS-B', ['AS-A', 'AS-B', 'AS-B']],
    [['AS-A'], 'AS-A', ['AS-A', 'AS-A']],
  ])('of %j through %s is %j', (path, loop, whole) => {
    expect(loopPath({ path, loop })).toEqual(whole);
  });

  it('is what a text narrows loops by', () => {
    const loops = [{ source: 'RIPE', path: ['AS-A', 'AS-B'], loop: 'AS-A' }];
    expect(loopsFitting(loops, null, 'as-b')).toHaveLength(1);
    expect(loopsFitting(loops, null, 'as-c')).toHaveLength(0);
    expect(loopsFitting(loops, 'RADB', '')).toHaveLength(0);
  });
});

it('sourcesOf names each registry once, by name', () => {
  expect(sourcesOf(lists, undefined, [{ source: 'ARIN' }, { source: 'RIPE' }])).toEqual(['ARIN', 'RADB', 'RIPE']);
});

describe('changedAsSetView', () => {
  const view: AsSetView = { tab: 'reverse', recursively: false, source: 'RIPE', page: 3, pageSize: 20, q: 'as-a' };
  it.each<[Partial<AsSetView>, Partial<AsSetView>]>([
    [{ page: 4 }, {}],
    [{ q: 'as-b' }, { page: 1 }],
    [{ source: null }, { page: 1 }],
    [{ recursively: true }, { page: 1 }],
    [{ tab: 'loops' }, { page: 1, q: '' }],
    [{ tab: 'reverse' }, { page: 1 }],
  ])('%o also means %o', (change, also) => {
    expect(changedAsSetView(view, change)).toEqual({ ...view, ...change, ...also });
  });
});
