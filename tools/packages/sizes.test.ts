import { describe, expect, it } from 'vitest';
import { limitsFor, sizeProblems } from './sizes.ts';

describe('limits of doors', () => {
  const sizes = { ui: { Table: 60, Badge: 4 } };

  it('stay as they are set; a new door gets its own', () => {
    expect(limitsFor(sizes, { ui: { Table: 61, Gone: 9 } })).toEqual({ ui: { Badge: 6, Table: 61 } });
  });

  it('are held, and asked for where there is none', () => {
    expect(sizeProblems(sizes, { ui: { Table: 60, Badge: 4 } })).toEqual([]);
    expect(sizeProblems(sizes, { ui: { Table: 59 } })).toEqual([
      'ui/Table: 60 kB gzip, at most 59 (tools/packages/sizes.json)',
      expect.stringContaining('ui/Badge: has no limit of size (4 kB)'),
    ]);
  });
});
