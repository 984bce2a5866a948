import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type KnownSpan, mergeSpans } from './mergeSpans.ts';
import { announcementSpans, peerCounts } from './spans.ts';
import type { StoryRoute } from './story.ts';

const route = (peer: number, from: number, until: number | null, origin: number | null = 7): StoryRoute => {
  return { peer, origin, from, until, path: peer * 100 + from, fromSnapshot: from === 0 };
};
const sorted = (routes: readonly StoryRoute[]) => routes.toSorted((a, b) => a.from - b.from || a.peer - b.peer);
const brief = ({ origin, firstSeen, lastSeen, peers }: KnownSpan) =>
  `${origin} ${firstSeen}-${lastSeen ?? ''} ${peers}`;

describe('spans of an announcement', () => {
  it.each<[string, StoryRoute[], string[]]>([
    ['last from the first route to the last', [route(1, 0, 50), route(2, 20, 90)], ['7 0-90 2']],
    ['stand while one peer carries it', [route(1, 0, 50), route(2, 20, null)], ['7 0- 2']],
    ['survive a gap of five minutes', [route(1, 0, 50), route(1, 350, 400)], ['7 0-400 1']],
    ['end with a longer one', [route(1, 0, 50), route(1, 351, 400)], ['7 0-50 1', '7 351-400 1']],
    ['count a peer that changes its path once', [route(1, 0, 50), route(1, 50, null)], ['7 0- 1']],
    ['are of each origin apart', [route(1, 0, null), route(2, 5, null, 8)], ['7 0- 1', '8 5- 1']],
    ['are nobody’s where a set ends the path', [route(1, 0, null, null)], []],
  ])('%s', (_, routes, expected) => {
    expect(announcementSpans(routes).map(brief)).toEqual(expected);
  });

  it('keep some paths and say whether they may be older', () => {
    const [span] = announcementSpans([route(1, 0, null), route(2, 5, null), route(3, 6, null), route(4, 7, null)]);
    expect(span).toMatchObject({ fromSnapshot: true, paths: [100, 205, 306] });
  });
});

it('counts peers at each instant at which their number changes', () => {
  const routes = [route(1, 0, 50), route(2, 0, null), route(1, 50, 60), route(3, 60, 70), route(3, 65, null)];
  expect(peerCounts(routes)).toEqual([[0, 2]]);
  expect(peerCounts([route(1, 0, 50), route(2, 10, 20)])).toEqual([
    [0, 1],
    [10, 2],
    [20, 1],
    [50, 0],
  ]);
});

const known = (firstSeen: number, lastSeen: number | null, peers = 1, origin = 7): KnownSpan => {
  return { origin, firstSeen, lastSeen, peers, fromSnapshot: true };
};

describe('a ledger of spans', () => {
  it.each<[string, KnownSpan[], KnownSpan[], string[]]>([
    ['takes what is new', [], [known(100, null)], ['7 100- 1']],
    ['goes on through a newer table', [known(100, null)], [known(2000, null, 3)], ['7 100- 3']],
    ['ends where the newer tables have it no more', [known(100, null)], [], ['7 100-5000 1']],
    ['keeps what ended before', [known(100, 200)], [known(2000, null)], ['7 100-200 1', '7 2000- 1']],
    ['lets an event end it', [known(100, null)], [known(100, 1500)], ['7 100-1500 1']],
    [
      'lets an event interrupt it',
      [known(100, null)],
      [known(2000, 3000), known(4000, null)],
      ['7 100-3000 1', '7 4000- 1'],
    ],
    ['knows no origin from another', [known(100, null, 1, 8)], [known(2000, null)], ['8 100-5000 1', '7 2000- 1']],
  ])('%s', (_, before, told, expected) => {
    expect(mergeSpans(before, told, 5000).map(brief)).toEqual(expected);
  });

  const routes = fc
    .array(
      fc.record({
        peer: fc.integer({ min: 1, max: 3 }),
        from: fc.integer({ min: 0, max: 5000 }),
        length: fc.option(fc.integer({ min: 1, max: 2000 })),
        origin: fc.integer({ min: 7, max: 8 }),
      }),
      { maxLength: 8 },
    )
    .map((all) =>
      sorted(all.map(({ peer, from, length, origin }) => route(peer, from, length && from + length, origin))),
    );

  it('changes nothing when it is told the same again', () => {
    fc.assert(
      fc.property(routes, routes, (old, fresh) => {
        const once = mergeSpans(announcementSpans(old), announcementSpans(fresh), 9000);
        expect(mergeSpans(once, announcementSpans(fresh), 9000)).toEqual(once);
      }),
    );
  });

  it('has the announcements standing that the stories have', () => {
    const standing = (spans: readonly KnownSpan[]) =>
      spans.filter(({ lastSeen }) => lastSeen === null).map(({ origin }) => origin);
    fc.assert(
      fc.property(routes, routes, (old, fresh) => {
        const told = announcementSpans(fresh);
        const merged = mergeSpans(announcementSpans(old), told, 9000);
        expect(new Set(standing(merged))).toEqual(new Set(standing(told)));
      }),
    );
  });
});

it('joins the members of the sets of an aggregate where two spans become one', () => {
  const span = (firstSeen: number, lastSeen: number | null, originSet: number[]) => {
    return { origin: 7, firstSeen, lastSeen, fromSnapshot: false, peers: 1, originSet };
  };
  expect(mergeSpans([span(0, 50, [3, 9])], [span(60, null, [9, 4])], 0)).toEqual([span(0, null, [3, 4, 9])]);
});
