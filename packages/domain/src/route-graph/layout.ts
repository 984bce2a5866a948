import { assignColumns } from './columns.ts';
import { breakCycles } from './cycle.ts';
import { drawOrder } from './drawing.ts';
import { cutIntoLayers } from './layers.ts';
import type { GraphLayout, LayoutGraph } from './layoutGraph.ts';
import { type Found, searchOrder } from './search.ts';

export interface FirstOptions {
  /** Chooses among equally good layouts; the same graph and seed give the same layout. */
  readonly seed?: number;
}

export interface StepOptions extends FirstOptions {
  /**
   * Most starts to try; the search ends earlier when it has spent what the size of the graph is worth, or no crossing is left.
   *
   * @default 64
   */
  readonly starts?: number;
}

export interface BestOptions extends StepOptions {
  /** Called with the first layout, which is that of `layoutFirst`, and with each that has fewer crossings; the last is the one returned. */
  onBetter?(layout: GraphLayout): void;
  /** Asked between the steps of the search; true ends it with the best layout so far. */
  shouldStop?(): boolean;
}

/** A layout at once, from one start: for the first picture. */
export function layoutFirst(graph: LayoutGraph, options: FirstOptions = {}): GraphLayout {
  return layoutBest(graph, { ...options, starts: 1 });
}

/**
 * The layout with the fewest crossings that the search finds. Bounded by the work spent, not by a clock:
 * the same graph, seed and starts give the same layout on every machine, unless `shouldStop` ends it early.
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
 * The search of `layoutBest`, a step of some milliseconds at a time, for a thread that has other things to do. Yields the best layout so
 * far after each step, the same object while nothing better is found; the last is that of `layoutBest`.
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
