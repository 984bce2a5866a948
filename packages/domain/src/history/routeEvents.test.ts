import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routeStep } from '../player/routeHistory.ts';
import { pathsFrom } from '../route-graph/seenFrom.ts';
import { type RouteEvent, routeEvents, type TimedPath } from './routeEvents.ts';

const path = (asns: string, from: number, until: number | null = null): TimedPath => {
  return { peerAsn: Number(asns.split(' ')[0]), asns, from, until };
};
const brief = ({ time, added, left }: RouteEvent) => `${time} +${added.join(',')} -${left.join(',')}`;

describe('events of routes', () => {
  it.each<[string, TimedPath[], number[], string[]]>([
    ['begin with what stands', [path('1 9', 5), path('2 9', 5, 20)], [], ['10 +1 9,2 9 -', '20 + -2 9']],
    ['say a replacement in one', [path('1 9', 5, 20), path('1 3 9', 20)], [], ['10 +1 9 -', '20 +1 3 9 -1 9']],
    ['do not show what lasts no second', [path('1 9', 5), path('2 9', 20.1, 20.9)], [], ['10 +1 9 -']],
    ['begin with nothing where routes come later', [path('1 9', 15)], [], ['10 + -', '15 +1 9 -']],
    ['are none where nothing stands any more', [path('1 9', 5, 8)], [], []],
    ['are those of the targets', [path('1 9', 5), path('2 9', 5, 20)], [1], ['10 +1 9 -']],
    ['cut paths at a target inside', [path('1 3 3 9', 5, 20)], [3], ['10 +3 3 9 -', '20 + -3 3 9']],
    ['count one route of two peers once', [path('1 3 9', 5), path('2 3 9', 5, 20)], [3], ['10 +3 9 -']],
    [
      'give way to what a target sends itself',
      [path('1 3 9', 5), path('3 7 9', 20)],
      [3],
      ['10 +3 9 -', '20 +3 7 9 -3 9'],
    ],
  ])('%s', (_, paths, targets, expected) => {
    expect(routeEvents(paths, targets, 10).map(brief)).toEqual(expected);
  });

  const asn = fc.integer({ min: 1, max: 4 });
  const timed = fc
    .record({
      hops: fc.array(asn, { minLength: 1, maxLength: 3 }),
      from: fc.integer({ min: 0, max: 30 }),
      length: fc.option(fc.integer({ min: 1, max: 20 })),
    })
    .map(({ hops, from, length }) => path([...hops, 9].join(' '), from, length && from + length));

  it('lead the player at every instant to the routes that the graph shows then', () => {
    fc.assert(
      fc.property(fc.array(timed, { maxLength: 8 }), fc.array(asn, { maxLength: 2 }), (paths, targets) => {
        const events = routeEvents(paths, targets, 10).map((event) => ({ ...event, time: event.time * 1000 }));
        for (let time = 10; time < 52; time++) {
          const standing = paths.filter(({ from, until }) => from <= time && (until === null || until > time));
          expect(routeStep(events, 0, time * 1000).active).toEqual(pathsFrom(standing, targets));
        }
      }),
    );
  });
});
