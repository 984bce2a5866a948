import { describe, expect, it } from 'vitest';
import { isReservedAsn } from '../asn/reserved.ts';
import { cleanPath } from './cleanPath.ts';
import { inferRelations } from './inferRelations.ts';
import { isPoisoned } from './poisoned.ts';

const isReserved = (asn: number) => isReservedAsn(asn);

describe('path cleaning (Luckie et al., IMC 2013, section 4.1)', () => {
  it('collapses prepends', () => {
    expect(cleanPath([1, 12, 12, 21, 41, 41, 41], { isReserved })).toEqual([1, 12, 21, 41]);
  });

  it('drops a path in which an AS returns after another', () => {
    expect(cleanPath([1, 12, 21, 12, 41], { isReserved })).toBe('loop');
  });

  it.each([0, 23_456, 64_496, 65_551, 65_535, 65_552, 131_071, 4_200_000_000, 4_294_967_295])(
    'drops a path with the reserved AS%d',
    (asn) => {
      expect(cleanPath([1, 12, asn, 41], { isReserved })).toBe('reserved');
    },
  );

  it('cuts out the route servers of exchanges', () => {
    expect(cleanPath([1, 50, 12, 21], { isReserved, routeServers: new Set([50]) })).toEqual([1, 12, 21]);
  });

  it('drops a path of nothing', () => {
    expect(cleanPath([])).toBe('empty');
  });

  it.each([
    [[2, 12, 1, 11, 31], true],
    [[2, 1, 11, 31], false],
    [[13, 2, 1, 11], false],
    [[1, 12, 21, 41], false],
  ])('%j: two members of the clique {1, 2} with another between them: %s', (path, expected) => {
    expect(isPoisoned(path, new Set([1, 2]))).toBe(expected);
  });

  it('keeps poisoned paths out of inference, and counts them', () => {
    const sound = [10, 11, 12, 13].flatMap((stub) => [
      [1, 2, stub],
      [2, 1, stub + 10],
      [1, 3, stub + 20],
      [3, 1, stub + 10],
      [2, 3, stub + 20],
      [3, 2, stub],
    ]);
    const { clique, dropped, links } = inferRelations([...sound, [1, 40, 2, 10]]);
    expect(clique).toEqual([1, 2, 3]);
    expect(dropped).toMatchObject({ poisoned: 1 });
    expect(links.filter(({ a, b }) => a === 40 || b === 40)).toEqual([]);
  });
});
