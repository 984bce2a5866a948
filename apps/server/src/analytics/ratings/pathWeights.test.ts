import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PathWeights } from './pathWeights.ts';

const addition = fc.record({
  path: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 2 ** 40 })),
  peer: fc.integer({ min: 1, max: 4 }),
  weight: fc.integer({ min: 1, max: 2 ** 32 }),
});

it('sums up the weights of each path by peer', () => {
  fc.assert(
    fc.property(fc.array(addition, { maxLength: 300 }), (additions) => {
      const weights = new PathWeights();
      const expected = new Map<number, Map<number, number>>();
      for (const { path, peer, weight } of additions) {
        weights.add(path, peer, weight);
        const own = expected.get(path) ?? new Map<number, number>();
        expected.set(path, own.set(peer, (own.get(peer) ?? 0) + weight));
      }
      expect([...weights.pages()].flat()).toEqual([...expected.keys()].sort((a, b) => a - b));
      for (const [path, own] of expected) {
        const told = new Map<number, number>();
        weights.tell(path, (peer, weight) => told.set(peer, weight));
        expect([weights.has(path), told]).toEqual([true, own]);
      }
      expect(weights.has(2 ** 41)).toBe(false);
    }),
  );
});
