import { describe, expect, it } from 'vitest';
import { feedsOf, HIDDEN_PEER, isOfHiddenPeer } from './feeds.ts';
import { inferRelations } from './inferRelations.ts';

/** A peer that is not on its own paths receives the customers of 40 neighbors. */
const neighbors = Array.from({ length: 40 }, (_, i) => 1 + i);
const paths = neighbors.flatMap((first) =>
  Array.from({ length: 5 }, (_, i) => [first, 100 * first + i]).concat([[first, 100 * first, 100 * first + 50]]),
);

describe('feeds', () => {
  it('tell a peer that does not write itself into its paths', () => {
    expect(isOfHiddenPeer(paths)).toBe(true);
    expect(isOfHiddenPeer(paths.map((path) => [7000, ...path]))).toBe(false);
    expect(feedsOf(paths.map((path) => [HIDDEN_PEER, ...path])).partialBehind.size).toBe(40);
  });

  it('tell a full table from a part of one', () => {
    const full = paths.map((path) => [7000, ...path]);
    expect([...feedsOf([...full, [8000, 100]]).partial]).toEqual([8000]);
  });

  it('are told of a hidden peer beside others', () => {
    const others = [
      [9000, 1, 100],
      [9000, 2, 200],
      [9000, 3, 300],
    ];
    const { links } = inferRelations([...others, ...paths.map((path) => [HIDDEN_PEER, ...path])]);
    expect(links.some(({ a, b }) => a === HIDDEN_PEER || b === HIDDEN_PEER)).toBe(false);
    expect(links.find(({ a, b }) => a === 20 && b === 2004)).toMatchObject({ type: 'p2c' });
  });

  it('let what a neighbor of a hidden peer sends be its customers, and name no link of that peer', () => {
    const { links } = inferRelations(paths);
    expect(links).toHaveLength(40 * 6);
    // The clique of this toy is 1 and its largest customer.
    const down = links.filter(({ a, b, type }) => type === 'p2c' && a < b);
    expect(down).toHaveLength(40 * 6 - 1);
    expect(links[0]).toMatchObject({ peers: 1 });
  });
});
