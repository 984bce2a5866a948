import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inferRelations } from './inferRelations.ts';

/** Random paths among few networks: short, sometimes with loops and prepends. */
const anyPaths = fc.array(fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 6 }), { maxLength: 60 });

/** Equal votes for two links that exclude each other. */
const tied = ['5 8 12', '10 1 5 2', '2 1 9 8', '9 12 5'].map((path) => path.split(' ').map(Number));

/** The rules that AS-Rank's relations obey for any paths (Luckie et al., IMC 2013, section 3). */
describe('AS-Rank’s rules', () => {
  it('no cycle of providers and customers', () => {
    fc.assert(
      fc.property(anyPaths, (paths) => {
        const customers = Map.groupBy(
          inferRelations(paths).links.filter(({ type }) => type === 'p2c'),
          ({ a }) => a,
        );
        const reaches = (from: number, to: number, seen = new Set<number>()): boolean =>
          (customers.get(from) ?? []).some(({ b }) => {
            if (b === to) return true;
            if (seen.has(b)) return false;
            seen.add(b);
            return reaches(b, to, seen);
          });
        for (const top of customers.keys()) expect(reaches(top, top)).toBe(false);
      }),
    );
  });

  it('no member of the clique with a provider, and all members peers', () => {
    fc.assert(
      fc.property(anyPaths, (paths) => {
        const { links, clique } = inferRelations(paths);
        expect(links.filter(({ type, b }) => type === 'p2c' && clique.includes(b))).toEqual([]);
        expect(links.filter(({ type, a, b }) => type !== 'p2p' && clique.includes(a) && clique.includes(b))).toEqual(
          [],
        );
      }),
    );
  });

  it('every link once, as one thing, with its votes and some of its paths', () => {
    fc.assert(
      fc.property(anyPaths, (paths) => {
        const { links } = inferRelations(paths);
        const pairs = links.map(({ a, b }) => `${Math.min(a, b)} ${Math.max(a, b)}`);
        expect(new Set(pairs).size).toBe(pairs.length);
        for (const { a, b, peers, share, samples, ...link } of links) {
          expect(link.paths).toBeGreaterThanOrEqual(peers);
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1);
          expect(samples.length).toBe(Math.min(3, peers));
          for (const path of samples)
            expect(
              path.some((asn, i) =>
                [`${asn} ${path[i + 1]}`].some((step) => step === `${a} ${b}` || step === `${b} ${a}`),
              ),
            ).toBe(true);
        }
      }),
    );
  });

  it('the same answer for the same paths in another order', () => {
    fc.assert(
      fc.property(anyPaths, (paths) => {
        const texts = (some: readonly (readonly number[])[]) =>
          inferRelations(some)
            .links.map(({ a, b, type, rule }) => `${a} ${type} ${b} ${rule}`)
            .sort();
        const distinct = [...new Map(paths.map((path) => [path.join(' '), path])).values()];
        expect(texts(distinct.toReversed())).toEqual(texts(distinct));
      }),
      { examples: [[tied]] },
    );
  });
});
