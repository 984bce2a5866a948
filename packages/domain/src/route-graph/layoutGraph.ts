/** A directed graph to be laid out, by node index. Self loops, duplicate edges, cycles and unconnected nodes are allowed. */
export interface LayoutGraph {
  /** Nodes are 0 … nodeCount - 1. */
  readonly nodeCount: number;
  /** Index of the node that stands alone in column 0. */
  readonly root: number;
  /** from0, to0, from1, to1, …: `from` is the node farther from the root. */
  readonly edges: Uint32Array;
}

/** Where everything of a graph stands. Lengths in CSS pixels, the origin at the left top, the root's column at the left. */
export interface GraphLayout {
  /** Column of each node; 0 is the root's. */
  readonly columns: Uint32Array;
  /** Nodes of each column from top to bottom. */
  readonly order: readonly Uint32Array[];
  /** Centre of each node. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Of each edge, the points that its line passes between its ends, from → to: x0, y0, x1, y1, … */
  readonly bends: readonly Float64Array[];
  /** How often two drawn lines cross, when each runs straight from centre through its bends to centre. */
  readonly crossings: number;
  readonly width: number;
  readonly height: number;
}

/** Distance between the centres of neighboring columns, in pixels. */
export const COLUMN_GAP = 240;
/** Least distance between the centres of two nodes of a column, in pixels. */
export const ROW_GAP = 64;
export const NODE_WIDTH = 100;
export const NODE_HEIGHT = 44;
