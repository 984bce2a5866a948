import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AsSetNode } from './asSetTree.ts';
import { BOX, treeLayout } from './treeLayout.ts';

const leaf = (name: string): AsSetNode => ({ name, networks: 1, sets: [] });
const node = fc.memo((levels): fc.Arbitrary<AsSetNode> =>
  fc.record({
    name: fc.stringMatching(/^AS-[A-Z]{2}$/),
    networks: fc.nat(9),
    sets: levels > 1 ? fc.array(node(), { maxLength: 4 }) : fc.constant([]),
  }),
);

describe('the places of an AS-SET tree', () => {
  it('begin at the corner, each level a column', () => {
    const { sets, width, height, lines } = treeLayout({
      name: 'AS-A',
      networks: 0,
      sets: [leaf('AS-B'), leaf('AS-C')],
    });
    expect(sets.map(({ node: { name }, parent, x, y }) => [name, parent, x, y])).toEqual([
      ['AS-A', undefined, 0, BOX.row / 2],
      ['AS-B', 'AS-A', BOX.column, 0],
      ['AS-C', 'AS-A', BOX.column, BOX.row],
    ]);
    expect([width, height]).toEqual([BOX.column + BOX.width, BOX.row + BOX.height]);
    expect(lines).toHaveLength(2);
  });

  it('leave no box on another, none outside, and draw one line to each set but the root', () => {
    fc.assert(
      fc.property(node(4), (root) => {
        const { sets, lines, width, height } = treeLayout(root);
        expect(lines).toHaveLength(sets.length - 1);
        for (const [at, one] of sets.entries()) {
          expect(one.x >= 0 && one.y >= 0 && one.x + BOX.width <= width && one.y + BOX.height <= height).toBe(true);
          for (const other of sets.slice(at + 1))
            expect(one.x !== other.x || Math.abs(one.y - other.y) >= BOX.height).toBe(true);
        }
      }),
    );
  });

  it('say how many sets they leave out', () => {
    const many = Array.from({ length: 55 }, (_, at) => leaf(`AS-${at}`));
    const { sets, left } = treeLayout({ name: 'AS-A', networks: 0, sets: many });
    expect([sets.length, left]).toEqual([41, 15]);
  });
});
