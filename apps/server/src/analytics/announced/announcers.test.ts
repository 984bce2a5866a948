import { describe, expect, it } from 'vitest';
import { announcersOf, type RouteSource, type SeenRoute } from './announcers.ts';

const sources = new Map<number, RouteSource>([
  [1, { world: 'internet', at: 1000, snapshot: 1000 }],
  [2, { world: 'internet', at: 0, snapshot: 1000 }],
  [3, { world: 'internet', at: 0, snapshot: null }],
  [4, { world: 'lab', at: 1000, snapshot: 1000 }],
]);
const route = (source: number, peer: number, origin: number | null): SeenRoute => {
  return { source, peer, origin, addPath: '', isWithdrawal: false, at: null, seq: -1 };
};
const event = (source: number, peer: number, origin: number | null, at: number, seq = 0): SeenRoute => {
  return { source, peer, origin, addPath: '', isWithdrawal: origin === null, at, seq };
};

describe('who announces a prefix', () => {
  it.each<[string, SeenRoute[], [string, number, number][]]>([
    [
      'each origin counts its peers',
      [route(1, 1, 7), route(1, 2, 7), route(1, 3, 8)],
      [
        ['internet', 7, 2],
        ['internet', 8, 1],
      ],
    ],
    [
      'a peer with two paths to one origin counts once',
      [route(1, 1, 7), { ...route(1, 1, 7), addPath: '2' }],
      [['internet', 7, 1]],
    ],
    ['an aggregate without one origin has no announcer', [route(1, 1, null)], []],
    [
      'a later withdrawal ends the route of its peer alone',
      [route(1, 1, 7), route(1, 2, 7), event(2, 1, null, 1001)],
      [['internet', 7, 1]],
    ],
    [
      'an event that the table already holds changes nothing',
      [route(1, 1, 7), event(2, 1, null, 1000)],
      [['internet', 7, 1]],
    ],
    [
      'of two events at one instant the later in the file counts',
      [event(3, 1, 7, 5, 1), event(3, 1, 8, 5, 0)],
      [['internet', 7, 1]],
    ],
    ['events need no table', [event(3, 1, 7, 5), event(3, 2, 7, 6), event(3, 2, null, 7)], [['internet', 7, 1]]],
    [
      'worlds are counted apart',
      [route(1, 1, 7), route(4, 9, 7)],
      [
        ['internet', 7, 1],
        ['lab', 7, 1],
      ],
    ],
  ])('%s', (_, routes, expected) => {
    const found = announcersOf(routes, sources);
    expect(found.map(({ world, origin, peers }) => [world, origin, peers])).toEqual(expected);
  });
});
