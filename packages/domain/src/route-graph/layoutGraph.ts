/** A directed graph to lay out, by node index. Self loops, duplicate edges, cycles and unconnected nodes are allowed. */
export interface LayoutGraph {
  /** Nodes are 0 … nodeCount - 1. */
  readonly nodeCount: number;
  /** Index of the only node in column 0. */
  readonly root: number;
  /** from0, to0, from1, to1, …: `from` is the node farther from the root. */
  readonly edges: Uint32Array;
}

/** Positions of all parts of a graph. Lengths in CSS pixels, origin at the top left, the root's column at the left. */
export interface GraphLayout {
  /** Column of each node; 0 is the root's. */
  readonly columns: Uint32Array;
  /** Nodes of each column from top to bottom. */
  readonly order: readonly Uint32Array[];
  /** Center of each node. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** For each edge, the points that its line passes between its ends, from → to: x0, y0, x1, y1, … */
  readonly bends: readonly Float64Array[];
  /** Number of crossings of the drawn lines, each running straight from center through its bends to center. */
  readonly crossings: number;
  readonly width: number;
  readonly height: number;
}

/** Distance between the centers of neighboring columns, in pixels. */
export const COLUMN_GAP = 240;
/** Smallest distance between the centers of two nodes in a column, in pixels. */
export const ROW_GAP = 64;
export const NODE_WIDTH = 100;
export const NODE_HEIGHT = 44;
