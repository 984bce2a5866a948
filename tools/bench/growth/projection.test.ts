import { describe, expect, it } from 'vitest';
import { type Measured, project } from './projection.ts';

const sizes: readonly Measured[] = [1, 2, 4].map((routes, i, all) => {
  const added = routes - (all[i - 1] ?? 0);
  return {
    routes,
    added,
    writing: 6 * added,
    computing: 15 + 20 * routes,
    memory: 1_000 + 200 * routes,
    disk: 200 + 100 * routes,
  };
});

describe('project', () => {
  it('goes on in a straight line from the sizes that were measured', () => {
    const { writing, computing, memory, disk } = project(sizes, 80);
    expect([writing, computing, memory, disk].map(Math.round)).toEqual([480, 1_615, 17_000, 8_200]);
  });

  it('needs more than one size', () => {
    expect(() => project(sizes.slice(0, 1), 80)).toThrow(RangeError);
  });
});
