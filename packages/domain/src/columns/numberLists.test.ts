import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NumberLists } from './numberLists.ts';

const lists = fc.array(fc.array(fc.integer({ min: 0, max: 2 ** 32 - 1 }), { maxLength: 200 }), { maxLength: 200 });

it('gives lists back as they came, by place and in order', () => {
  fc.assert(
    fc.property(lists, (all) => {
      const kept = new NumberLists();
      expect(all.map((list) => kept.push(list))).toEqual([...all.keys()]);
      expect(Array.from(kept, (list) => [...list])).toEqual(all);
      expect(all.map((_, place) => [...kept.at(place)])).toEqual(all);
      expect([kept.count, kept.size]).toEqual([all.length, all.flat().length]);
    }),
  );
});
