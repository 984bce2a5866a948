import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Sighting, StorySources } from './sighting.ts';
import { type StoryRoute, storyRoutes } from './story.ts';

/** 1: a snapshot at 100, 2: updates of its collector, 3: updates of a collector without a snapshot. */
const sources: StorySources = new Map([
  [1, { at: 100, snapshot: 100 }],
  [2, { at: 0, snapshot: 100 }],
  [3, { at: 0, snapshot: null }],
]);

/** A path's origin is its own number times ten. */
const held = (path: number, peer = 1): Sighting => {
  return { source: 1, peer, addPath: null, path, origin: path * 10, at: null, seq: -1 };
};
const event = (at: number, path: number | null, peer = 1, source = 2): Sighting => {
  return { source, peer, addPath: null, path, origin: path === null ? null : path * 10, at, seq: at };
};
const brief = ({ peer, path, from, until, fromSnapshot }: StoryRoute) =>
  `${peer}: ${path} ${from}-${until ?? ''}${fromSnapshot ? ' s' : ''}`;

describe('the story of a prefix', () => {
  it.each<[string, Sighting[], string[]]>([
    ['is its snapshot where nothing else is known', [held(7, 2), held(7)], ['1: 7 100- s', '2: 7 100- s']],
    ['ends an interval with a withdrawal', [held(7), event(150, null)], ['1: 7 100-150 s']],
    ['ends an interval with another path', [held(7), event(150, 8)], ['1: 7 100-150 s', '1: 8 150-']],
    ['goes on when the same path is announced again', [held(7), event(150, 7), event(160, 7)], ['1: 7 100- s']],
    [
      'begins again after a withdrawal',
      [event(5, 7, 1, 3), event(6, null, 1, 3), event(9, 7, 1, 3)],
      ['1: 7 5-6', '1: 7 9-'],
    ],
    ['knows no peer from another', [held(7), held(7, 2), event(150, null)], ['1: 7 100-150 s', '2: 7 100- s']],
    ['goes through a snapshot that agrees', [event(50, 7), held(7)], ['1: 7 50-']],
    ['believes the snapshot', [event(50, 7), held(8)], ['1: 7 50-100', '1: 8 100- s']],
    ['is settled by a snapshot without the route', [event(50, 7), event(120, 8)], ['1: 7 50-100', '1: 8 120-']],
    ['counts an event of the snapshot’s instant as before it', [held(7), event(100, null)], ['1: 7 100- s']],
    ['leaves out what lasted no time', [event(5, 7, 1, 3), { ...event(5, 8, 1, 3), seq: 6 }], ['1: 8 5-']],
    ['is empty for withdrawals of what nobody had', [event(120, null)], []],
  ])('%s', (_, sightings, expected) => {
    expect(storyRoutes(sightings, sources).map(brief)).toEqual(expected);
    expect(storyRoutes(sightings.toReversed(), sources).map(brief)).toEqual(expected);
  });

  it('follows each path identifier apart', () => {
    const second = { ...held(8), addPath: 2 };
    const ended = { ...event(150, null), addPath: 2 };
    expect(storyRoutes([held(7), second, ended], sources).map(brief)).toEqual(['1: 7 100- s', '1: 8 100-150 s']);
  });

  it('takes two ids of one path for one when told so', () => {
    const same = (path: number) => (path === 70 ? 7 : path);
    expect(storyRoutes([held(7), event(150, 70)], sources, same).map(brief)).toEqual(['1: 7 100- s']);
  });

  it('refuses a sighting of a source that it was not told of', () => {
    expect(() => storyRoutes([{ ...held(7), source: 9 }], sources)).toThrow('Source 9');
  });
});

const peer = fc.integer({ min: 1, max: 2 });
const path = fc.integer({ min: 1, max: 3 });
const events = fc.array(fc.record({ at: fc.integer({ min: 1, max: 200 }), path: fc.option(path), peer }));
const sightings = fc
  .tuple(fc.uniqueArray(fc.record({ path, peer }), { selector: (one) => one.peer }), events)
  .map(([table, changes]) => [
    ...table.map((one) => held(one.path, one.peer)),
    ...changes.map((one, seq) => ({ ...event(one.at, one.path, one.peer), seq })),
  ]);

describe('every story', () => {
  it('has at most one path at once for a peer, and no interval without length', () => {
    fc.assert(
      fc.property(sightings, (all) => {
        const ends = new Map<number, number>();
        for (const { peer: who, from, until } of storyRoutes(all, sources)) {
          expect(from).toBeGreaterThanOrEqual(ends.get(who) ?? 0);
          if (until !== null) expect(until).toBeGreaterThan(from);
          ends.set(who, until ?? Number.POSITIVE_INFINITY);
        }
      }),
    );
  });

  it('ends with what the newest of table and later events say', () => {
    fc.assert(
      fc.property(sightings, (all) => {
        const newest = new Map<number, Sighting>();
        const later = all.filter(({ at }) => at === null || at > 100);
        for (const one of later.sort((a, b) => (a.at ?? 100) - (b.at ?? 100) || a.seq - b.seq))
          newest.set(one.peer, one);
        const expected = [...newest.values()]
          .filter((one) => one.path !== null)
          .map((one) => `${one.peer}: ${one.path}`);
        const found = storyRoutes(all, sources).filter(({ until }) => until === null);
        expect(found.map((one) => `${one.peer}: ${one.path}`).sort()).toEqual(expected.sort());
      }),
    );
  });

  it('is the same when everything is told twice', () => {
    fc.assert(
      fc.property(sightings, (all) => {
        expect(storyRoutes([...all, ...all], sources)).toEqual(storyRoutes(all, sources));
      }),
    );
  });
});
