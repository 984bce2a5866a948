import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DistinctPaths } from './distinctPaths.ts';

const asn = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 2 ** 32 - 1 }));
const paths = fc.array(fc.array(asn, { maxLength: 4 }), { maxLength: 100 });

it('keeps each path once, in the order of first sight, and gives them as often as asked', () => {
  fc.assert(
    fc.property(paths, (all) => {
      const distinct = new DistinctPaths();
      for (const path of all) distinct.add(path);
      const expected = [...new Map(all.map((path) => [path.join(' '), path])).values()];
      for (const _ of [1, 2]) expect(Array.from(distinct, (path) => [...path])).toEqual(expected);
    }),
  );
});
