import type { GraphLayout, LayoutGraph } from '@routeglass/domain/route-graph';

export interface LayoutQuestion {
  readonly id: number;
  readonly graph: LayoutGraph;
  readonly seed: number;
}

export interface LayoutAnswer {
  readonly id: number;
  /** Null if there is none better than the previous one. */
  readonly layout: GraphLayout | null;
  /** True for the last response to a request. */
  readonly done: boolean;
}

/** Graphs with fewer edges than this are reordered for fewer crossings; larger ones keep the order of their first layout. */
const REORDERED_BELOW = 100;

/** How many orders to try for a graph; undefined for the layout's own choice. */
export function startsFor({ edges }: LayoutGraph): { readonly starts?: number } {
  return edges.length / 2 < REORDERED_BELOW ? {} : { starts: 1 };
}
