import { describe, expect, it } from 'vitest';
import { type LinkRecord, mergeLink, updateLink } from './linkRecord.ts';
import type { LinkSight } from './linkTally.ts';

/** A link with `routes` routes, to half as many prefixes. */
const sight = (firstSeen: number, lastEnd: number | null, routes: number): LinkSight => {
  return { firstSeen, lastEnd, standsSince: routes > 0 ? firstSeen : null, routes, prefixes: routes / 2 };
};
const NOW = 10_000;

describe('the ledger of a link', () => {
  const begun: LinkRecord = mergeLink(undefined, sight(100, null, 2), 'p2c', NOW);

  it('begins with the first route', () => {
    expect(begun).toEqual({
      firstSeen: 100,
      lastSeen: null,
      routes: 2,
      prefixes: 1,
      type: 'p2c',
      since: 100,
      past: [],
    });
  });

  it('stays as it is when the same is told again', () => {
    expect(mergeLink(begun, sight(100, null, 2), 'p2c', NOW)).toEqual(begun);
    const ended = mergeLink(begun, undefined, 'p2c', NOW);
    expect(mergeLink(ended, undefined, 'p2c', NOW + 5000)).toEqual(ended);
  });

  it('outlives the table that it was first seen in', () => {
    expect(mergeLink(begun, sight(5000, null, 8), 'p2c', NOW)).toMatchObject({
      firstSeen: 100,
      since: 100,
      routes: 8,
      prefixes: 4,
    });
    expect(mergeLink(begun, undefined, '?', NOW)).toMatchObject({
      firstSeen: 100,
      lastSeen: NOW,
      routes: 0,
      prefixes: 0,
      type: 'p2c',
    });
  });

  it('learns of an older beginning from a file that comes late', () => {
    expect(mergeLink(begun, sight(50, null, 2), 'p2c', NOW)).toMatchObject({ firstSeen: 50, since: 50 });
  });

  it('keeps each type with its time', () => {
    const changed = mergeLink(begun, sight(100, null, 2), 'p2p', NOW);
    expect(changed).toMatchObject({ type: 'p2p', since: NOW, past: [{ type: 'p2c', from: 100, until: NOW }] });
    expect(mergeLink(changed, sight(100, null, 2), 'p2p', NOW + 1)).toEqual(changed);
  });

  it('does not take ignorance for a change', () => {
    expect(mergeLink(begun, sight(100, null, 2), '?', NOW)).toEqual(begun);
    const unknown = mergeLink(undefined, sight(100, null, 2), '?', NOW);
    expect(mergeLink(unknown, sight(100, null, 2), 'p2p', NOW)).toMatchObject({ type: 'p2p', since: 100, past: [] });
  });

  it('ends with the last current route of an update, and begins anew after an absence', () => {
    const fewer = updateLink(begun, { ...sight(200, 400, 0), routes: -1 }, 'p2c', 500);
    expect(fewer).toMatchObject({ routes: 1, prefixes: 1, lastSeen: null });
    const ended = updateLink(fewer, { ...sight(200, 450, 0), routes: -1, prefixes: -1 }, 'p2c', 500);
    expect(ended).toMatchObject({ routes: 0, prefixes: 0, lastSeen: 450 });
    expect(updateLink(ended, sight(600, null, 2), 'p2c', 700)).toMatchObject({ since: 100, past: [] });
    expect(updateLink(ended, sight(900, null, 2), 'p2c', 950)).toEqual({
      firstSeen: 100,
      lastSeen: null,
      routes: 2,
      prefixes: 1,
      type: 'p2c',
      since: 900,
      past: [{ type: 'p2c', from: 100, until: 450 }],
    });
  });
});
