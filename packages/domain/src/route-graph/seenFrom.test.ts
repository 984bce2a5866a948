import { describe, expect, it } from 'vitest';
import { pathsFrom, through } from './seenFrom.ts';

const paths = [
  { peerAsn: 1, asns: '1 3 3 9' },
  { peerAsn: 2, asns: '2 1 3 9' },
  { peerAsn: 2, asns: '2 4 9 9' },
];

describe('paths seen from targets', () => {
  it('are those of every peer without targets', () => {
    expect(pathsFrom(paths, [])).toEqual(['1 3 3 9', '2 1 3 9', '2 4 9 9']);
  });
  it('are what a peer sent, not what others passed on from it', () => {
    expect(pathsFrom(paths, [1])).toEqual(['1 3 3 9']);
  });
  it('are parts of paths for a network inside them, prepends kept', () => {
    expect(pathsFrom(paths, [3])).toEqual(['3 3 9', '3 9']);
  });
  it('are none for a network on no path', () => {
    expect(pathsFrom(paths, [77])).toEqual([]);
  });
});

it('keeps the paths through a network, sets included', () => {
  expect(through(['1 2 9', '1 {2,5} 9', '1 9'], 2)).toEqual(['1 2 9', '1 {2,5} 9']);
});
