import { describe, expect, it } from 'vitest';
import { feedsOf } from './feeds.ts';
import { inferRelations } from './inferRelations.ts';

/** A peer that is not on its own paths hears the customers of 40 neighbours. */
const neighbours = Array.from({ length: 40 }, (_, i) => 1 + i);
const paths = neighbours.flatMap((first) =>
  Array.from({ length: 5 }, (_, i) => [first, 100 * first + i]).concat([[first, 100 * first, 100 * first + 50]]),
);

describe('feeds', () => {
  it('tell a peer that does not write itself into its paths', () => {
    const { isHidden, partial } = feedsOf(paths);
    expect(isHidden).toBe(true);
    expect(partial.size).toBe(40);
  });

  it('tell a full table from a part of one', () => {
    const full = paths.map((path) => [7000, ...path]);
    const { isHidden, partial } = feedsOf([...full, [8000, 100]]);
    expect(isHidden).toBe(false);
    expect([...partial]).toEqual([8000]);
  });

  it('let what a neighbour of a hidden peer sends be its customers, and name no link of that peer', () => {
    const { links } = inferRelations(paths);
    expect(links).toHaveLength(40 * 6);
    // The toy's clique is 1 and its largest customer.
    const down = links.filter(({ a, b, type }) => type === 'p2c' && a < b);
    expect(down).toHaveLength(40 * 6 - 1);
    expect(links[0]).toMatchObject({ peers: 1 });
  });
});
