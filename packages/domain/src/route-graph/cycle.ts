import { groupRows } from './adjacency.ts';
import type { LayoutGraph } from './layoutGraph.ts';

/** The edges of a graph, turned so that there are no cycles: edge i runs from the far end `far[i]` to the near end `near[i]`. */
export interface AcyclicEdges {
  readonly far: Uint32Array;
  readonly near: Uint32Array;
  /** 1 if the edge is drawn against its own direction. */
  readonly reversed: Uint8Array;
  /** 1 for a self loop: it has no line. */
  readonly loop: Uint8Array;
}

const NEW = 0;
const OPEN = 1;
const DONE = 2;

/**
 * Turns the edges that close a cycle, found by depth-first search away from the root; the root ends up nearer than all its neighbors. Linear
 * time; it uses its own stack, so that chains of any length work.
 */
export function breakCycles(graph: LayoutGraph): AcyclicEdges {
  const { nodeCount, root, edges } = graph;
  const edgeCount = edges.length >> 1;
  const far = new Uint32Array(edgeCount);
  const near = new Uint32Array(edgeCount);
  const reversed = new Uint8Array(edgeCount);
  const loop = new Uint8Array(edgeCount);
  for (let edge = 0; edge < edgeCount; edge++) {
    const from = edges[2 * edge]!;
    const to = edges[2 * edge + 1]!;
    const turn = from === root && to !== root;
    far[edge] = turn ? to : from;
    near[edge] = turn ? from : to;
    reversed[edge] = turn ? 1 : 0;
    loop[edge] = from === to ? 1 : 0;
  }

  const outward = groupRows(
    nodeCount,
    near,
    Uint32Array.from({ length: edgeCount }, (_, edge) => edge),
  );
  const state = new Uint8Array(nodeCount);
  const next = outward.start.slice(0, nodeCount);
  const stack = new Uint32Array(nodeCount);
  for (let i = -1; i < nodeCount; i++) {
    const first = i < 0 ? root : i;
    if (first >= nodeCount || state[first] !== NEW) continue;
    let depth = 0;
    stack[depth++] = first;
    state[first] = OPEN;
    while (depth > 0) {
      const node = stack[depth - 1]!;
      if (next[node]! === outward.start[node + 1]!) {
        state[node] = DONE;
        depth--;
        continue;
      }
      const edge = outward.items[next[node]!++]!;
      const other = far[edge]!;
      if (state[other] === NEW) {
        state[other] = OPEN;
        stack[depth++] = other;
      } else if (state[other] === OPEN && other !== node) {
        far[edge] = node;
        near[edge] = other;
        reversed[edge] = reversed[edge] === 1 ? 0 : 1;
      }
    }
  }
  return { far, near, reversed, loop };
}
