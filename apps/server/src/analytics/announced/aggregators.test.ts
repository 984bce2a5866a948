import type { StoryRoute } from '@routeglass/domain/history';
import { expect, it } from 'vitest';
import { aggregatorsOf } from './aggregators.ts';

const paths = new Map([
  [1, '1299 31200 31200 {50923}'],
  [2, '3356 31200 {65014,50923}'],
  [3, '6939 64500 {64501}'],
  [4, '{7,5}'],
  [5, '1 2 {3} (64512 64513)'],
  [6, ''],
]);
const textOf = (path: number) => paths.get(path) ?? '';
const route = (path: number, peer: number, more: Partial<StoryRoute> = {}): StoryRoute => {
  return { peer, path, origin: null, from: 0, until: null, fromSnapshot: false, addPath: null, ...more } as StoryRoute;
};

it('gives an aggregate to the network before its set, with the members of all sets and the peers that carry it', () => {
  expect(aggregatorsOf([route(1, 1), route(2, 2), route(2, 1), route(3, 3)], textOf)).toEqual([
    { origin: 31_200, peers: 2, members: [50_923, 65_014] },
    { origin: 64_500, peers: 1, members: [64_501] },
  ]);
});

it('counts neither what has ended nor what has an origin, and nothing for a path without a set', () => {
  expect(aggregatorsOf([route(1, 1, { until: 5 }), route(2, 2, { origin: 9 }), route(6, 3)], textOf)).toEqual([]);
});

it.each([
  [4, 5, [5, 7]],
  [5, 2, [3, 64_512, 64_513]],
])('reads the end of path %i', (path, origin, members) => {
  expect(aggregatorsOf([route(path, 1)], textOf)).toEqual([{ origin, peers: 1, members }]);
});
