import type { StoryRoute } from '@routeglass/domain/history';
import { describe, expect, it } from 'vitest';
import { announcersOf } from './announcers.ts';

const route = (peer: number, origin: number | null, until: number | null = null): StoryRoute => {
  return { peer, origin, until, path: 1, from: 5, fromSnapshot: true };
};

describe('who announces a prefix', () => {
  it.each<[string, StoryRoute[], [number, number][]]>([
    [
      'each origin counts its peers',
      [route(1, 7), route(2, 7), route(3, 8)],
      [
        [7, 2],
        [8, 1],
      ],
    ],
    ['a peer with two paths to one origin counts once', [route(1, 7), route(1, 7)], [[7, 1]]],
    ['an aggregate without one origin has no announcer', [route(1, null)], []],
    ['what has ended counts no more', [route(1, 7, 9), route(2, 7)], [[7, 1]]],
  ])('%s', (_, routes, expected) => {
    expect(announcersOf(routes).map(({ origin, peers }) => [origin, peers])).toEqual(expected);
  });
});
