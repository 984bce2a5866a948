import { describe, expect, it } from 'vitest';
import { NumberLists } from '../columns/numberLists.ts';
import type { StoryRoute } from '../history/story.ts';
import { LinkTally } from './linkTally.ts';
import { PathTally } from './pathTally.ts';
import { PrefixPaths } from './prefixPaths.ts';

const paths: Readonly<Record<number, readonly number[]>> = { 1: [3, 2, 2, 1], 9000: [3, 9, 1], 3: [7, 8, 7] };
const rules = { routeServers: new Set([9]) };

function route(path: number, from: number, until: number | null, fromSnapshot = false): StoryRoute {
  return { peer: 1, path, origin: 1, from, until, fromSnapshot };
}

function storyOf(routes: readonly StoryRoute[]) {
  return { prefix: '10.0.0.0/8', ipVersion: 4 as const, routes };
}

function linksOf(tally: PathTally) {
  const links = new LinkTally();
  for (const sight of tally.sights()) links.add(links.linksOf(paths[sight.path] ?? [], rules), sight);
  return [...links.sights()];
}

it('counts current routes of links, and knows the first and the last instant', () => {
  const tally = new PathTally();
  tally.add(storyOf([route(1, 5, 50), route(9000, 60, null), route(3, 1, 2)]));
  tally.add(storyOf([route(1, 20, null)]));
  expect(linksOf(tally)).toEqual([
    { a: 2, b: 3, firstSeen: 5, lastEnd: 50, standsSince: 20, routes: 1, prefixes: 0 },
    { a: 1, b: 2, firstSeen: 5, lastEnd: 50, standsSince: 20, routes: 1, prefixes: 0 },
    { a: 1, b: 3, firstSeen: 60, lastEnd: null, standsSince: 60, routes: 1, prefixes: 0 },
  ]);
});

it('takes current routes of an earlier story away', () => {
  const tally = new PathTally();
  tally.add(storyOf([route(1, 5, null), route(1, 6, null)]), -1);
  tally.add(storyOf([route(1, 5, 50), route(1, 30, null)]));
  expect(linksOf(tally)[0]).toEqual({
    a: 2,
    b: 3,
    firstSeen: 5,
    lastEnd: 50,
    standsSince: 30,
    routes: -1,
    prefixes: 0,
  });
});

it('adds the same up whatever order stories come in', () => {
  const stories = [[route(1, 5, 50), route(9000, 7, null)], [route(1, 2, 9, true)], [route(1, 20, null)]].map(storyOf);
  const [one, other] = [new PathTally(), new PathTally()];
  for (const story of stories) one.add(story);
  for (const story of stories.toReversed()) other.add(story);
  expect([...other.sights()]).toEqual([...one.sights()]);
  expect(one.paths()).toEqual([1, 9000]);
});

it('knows since when a path was seen, and that one of a snapshot is older', () => {
  const tally = new PathTally();
  tally.add(storyOf([route(1, 5, null, true), route(1, 2, 4), route(9000, 7, 8), route(9000, 6, 7)]));
  expect([...tally.sights()].map(({ path, seenSince }) => [path, seenSince])).toEqual([
    [1, Number.NEGATIVE_INFINITY],
    [9000, 6],
  ]);
});

describe('prefixes over links', () => {
  const prefixesOver = (prefixes: PrefixPaths) => {
    const [tally, links] = [new PathTally(), new LinkTally()];
    for (const path of [1, 9000, 3]) tally.add(storyOf([route(path, 1, 2)]));
    const [places, lists] = [new Map<number, number>(), new NumberLists()];
    for (const sight of tally.sights()) {
      const own = links.linksOf(paths[sight.path] ?? [], rules);
      links.add(own, sight);
      places.set(sight.path, lists.push(own));
    }
    for (const { paths: leading, sign } of prefixes.sights()) {
      const met = leading.flatMap((path) => places.get(path) ?? []);
      links.addPrefix(met, lists, sign);
    }
    return Object.fromEntries([...links.sights()].map(({ a, b, prefixes: count }) => [`${a}-${b}`, count]));
  };

  it('count each prefix once, however many routes lead to it, and only where one stands', () => {
    const prefixes = new PrefixPaths();
    prefixes.add(storyOf([route(1, 1, null), route(1, 2, null), route(9000, 1, null)]));
    prefixes.add(storyOf([route(1, 1, null), route(9000, 1, 5)]));
    prefixes.add(storyOf([route(3, 1, null), route(1, 1, 5)]));
    expect(prefixesOver(prefixes)).toEqual({ '2-3': 2, '1-2': 2, '1-3': 1 });
  });

  it('change by what there is less what there was', () => {
    const prefixes = new PrefixPaths();
    prefixes.add(storyOf([route(1, 1, null), route(1, 3, null)]), -1);
    prefixes.add(storyOf([route(1, 1, 5), route(1, 3, null), route(9000, 6, null)]));
    expect(prefixesOver(prefixes)).toEqual({ '2-3': 0, '1-2': 0, '1-3': 1 });
  });

  it('are kept beyond one piece of the record', () => {
    const prefixes = new PrefixPaths();
    for (let i = 0; i < 100_000; i++) prefixes.add(storyOf([route(1, 1, null), route(9000, 1, null)]));
    expect(prefixesOver(prefixes)).toEqual({ '2-3': 100_000, '1-2': 100_000, '1-3': 100_000 });
  });
});
