import { assignColumns } from './columns.ts';
import { breakCycles } from './cycle.ts';
import { drawOrder } from './drawing.ts';
import { cutIntoLayers } from './layers.ts';
import type { GraphLayout, LayoutGraph } from './layoutGraph.ts';
import { type Found, searchOrder } from './search.ts';

export interface FirstOptions {
  /** Chooses among equally good layouts; the same graph and seed produce the same layout. */
  readonly seed?: number;
}

export interface StepOptions extends FirstOptions {
  /**
   * Largest number of starts. The search ends earlier when its budget for the size of the graph is used up or no crossing is left.
   *
   * @default 64
   */
  readonly starts?: number;
}

export interface BestOptions extends StepOptions {
  /** Called with the first layout, which is that of `layoutFirst`, and with each one that has fewer crossings; the last one is returned. */
  onBetter?(layout: GraphLayout): void;
  /** Called between the steps of the search; returning true ends it with the best layout so far. */
  shouldStop?(): boolean;
}

/** A fast layout from a single start, for the first picture. */
export function layoutFirst(graph: LayoutGraph, options: FirstOptions = {}): GraphLayout {
  return layoutBest(graph, { ...options, starts: 1 });
}

/**
 * The layout with the fewest crossings that the search finds. It is limited by work, not by time: the same graph, seed and starts produce the
 * same layout on every machine, unless `shouldStop` ends it early.
 */
export function layoutBest(graph: LayoutGraph, options: BestOptions = {}): GraphLayout {
  const { seed = 1, starts = 64, onBetter, shouldStop } = options;
  const { edges, layers } = layered(graph);
  let best: Found | undefined;
  let drawn: GraphLayout | undefined;
  for (const found of searchOrder(layers, graph.root, seed, starts)) {
    if (found !== best) {
      best = found;
      drawn = undefined;
      if (onBetter) {
        drawn = drawOrder(edges, layers, found.order, found.crossings);
        onBetter(drawn);
      }
    }
    if (shouldStop?.()) break;
  }
  return drawn ?? drawOrder(edges, layers, best?.order ?? [], best?.crossings ?? 0);
}

/**
 * The search of `layoutBest` in steps of some milliseconds, for a thread with other work to do. Yields the best layout so far after each step,
 * the same object until a better one is found; the last is that of `layoutBest`.
 */
export function* layoutSteps(
  graph: LayoutGraph,
  { seed = 1, starts = 64 }: StepOptions = {},
): Generator<GraphLayout, void> {
  const { edges, layers } = layered(graph);
  let drawn: { readonly of: Found; readonly layout: GraphLayout } | undefined;
  for (const found of searchOrder(layers, graph.root, seed, starts)) {
    if (drawn?.of !== found) drawn = { of: found, layout: drawOrder(edges, layers, found.order, found.crossings) };
    yield drawn.layout;
  }
}

function layered(graph: LayoutGraph) {
  const edges = breakCycles(graph);
  return { edges, layers: cutIntoLayers(assignColumns(graph.nodeCount, graph.root, edges), edges) };
}
