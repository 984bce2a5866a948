import { expect, it } from 'vitest';
import { networksFitting, networksInOrder } from './networkOrder.ts';

const networks = [
  { asn: 3, asName: 'net-10', sources: ['RIPE'] },
  { asn: 1, asName: 'NET-9', sources: ['RADB', 'RIPE'] },
  { asn: 4, asName: null, sources: ['RIPE'] },
  { asn: 2, asName: 'Net-9', sources: ['RIPE'] },
];
const counts = new Map([
  [3, 5],
  [4, 9],
]);

it.each([
  ['asn', 'asc', [1, 2, 3, 4]],
  ['asn', 'desc', [4, 3, 2, 1]],
  ['name', 'asc', [1, 2, 3, 4]],
  ['name', 'desc', [3, 1, 2, 4]],
  ['prefixes', 'asc', [1, 2, 3, 4]],
  ['prefixes', 'desc', [4, 3, 1, 2]],
  ['source', 'asc', [1, 2, 3, 4]],
  ['source', 'desc', [2, 3, 4, 1]],
] as const)('by %s %s they are %j', (by, order, expected) => {
  expect(networksInOrder(networks, by, order, counts).map(({ asn }) => asn)).toEqual(expected);
});

it.each([
  ['', 4],
  ['net-9', 2],
  ['as3', 1],
  ['nobody', 0],
])('%j leaves %d', (q, count) => {
  expect(networksFitting(networks, q)).toHaveLength(count);
});
