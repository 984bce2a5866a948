import { hierarchy, tree } from 'd3-hierarchy';
import type { AsSetNode } from './asSetTree.ts';

/** Size of a set's box, and the distances between boxes. */
export const BOX = { width: 216, height: 40, row: 48, column: 264 } as const;
/** Number of sets drawn below one set; the table has them all. */
const MOST_UNDER_ONE = 40;

export interface DrawnSet {
  /** Of its position in the tree: a set may occur several times. */
  readonly key: string;
  readonly node: AsSetNode;
  /** The set that lists it; undefined for the root. */
  readonly parent: string | undefined;
  readonly x: number;
  readonly y: number;
}

export interface TreeLayout {
  readonly sets: readonly DrawnSet[];
  /** Path data of the lines from each set to its members. */
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
  /** Number of sets that are not drawn. */
  readonly left: number;
}

/** Positions of the sets of a tree: the root at the start, each level in a column. */
export function treeLayout(root: AsSetNode): TreeLayout {
  const whole = hierarchy(root, ({ sets }) => sets);
  const placed = tree<AsSetNode>()
    .nodeSize([BOX.row, BOX.column])
    .separation(() => 1)(hierarchy(root, ({ sets }) => sets.slice(0, MOST_UNDER_ONE)));
  const nodes = placed.descendants();
  const top = Math.min(...nodes.map(({ x }) => x));
  const sets = nodes.map((each): DrawnSet => {
    const names = each.ancestors().map(({ data }) => data.name);
    return { key: names.toReversed().join(' '), node: each.data, parent: names[1], x: each.y, y: each.x - top };
  });
  const lines = placed.links().map(({ source, target }) => {
    const from = [source.y + BOX.width, source.x - top + BOX.height / 2] as const;
    const to = [target.y, target.x - top + BOX.height / 2] as const;
    const middle = (from[0] + to[0]) / 2;
    return `M${from.join(' ')}C${middle} ${from[1]} ${middle} ${to[1]} ${to.join(' ')}`;
  });
  return {
    sets,
    lines,
    width: placed.height * BOX.column + BOX.width,
    height: Math.max(...sets.map(({ y }) => y)) + BOX.height,
    left: whole.descendants().length - nodes.length,
  };
}
