import fc from 'fast-check';
import { expect, it } from 'vitest';
import { KeptStories } from './keptStories.ts';

const route = fc.record({
  peer: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  path: fc.integer({ min: 1, max: 2 ** 40 }),
  origin: fc.option(fc.integer({ min: 0, max: 2 ** 32 - 1 })),
  from: fc.double({ min: 0, max: 2e9, noNaN: true }),
  until: fc.option(fc.double({ min: 0, max: 2e9, noNaN: true })),
  fromSnapshot: fc.boolean(),
});
const story = fc.record({
  prefix: fc.constantFrom('10.0.0.0/8', '2001:db8::/32'),
  ipVersion: fc.constantFrom(4, 6),
  world: fc.constantFrom('lab', 'internet'),
  routes: fc.array(route, { maxLength: 6 }),
});

it('gives the stories of a world back as they came', () => {
  fc.assert(
    fc.property(fc.array(story), (stories) => {
      const kept = new KeptStories();
      for (const one of stories) kept.add([one]);
      for (const world of ['lab', 'internet'] as const)
        expect([...kept.of(world)].flat()).toEqual(stories.filter((one) => one.world === world));
    }),
  );
});

it('holds more routes than one piece takes', () => {
  const kept = new KeptStories();
  const of = (i: number) => ({ peer: i, path: 7 * i, origin: null, from: i % 3, until: null, fromSnapshot: true });
  const stories = Array.from({ length: 70_000 }, (_, i) => ({
    prefix: `${i}`,
    ipVersion: 4 as const,
    world: 'internet' as const,
    routes: [of(i), of(i + 1)],
  }));
  kept.add(stories);
  expect([...kept.of('internet')].flat()).toEqual(stories);
});
