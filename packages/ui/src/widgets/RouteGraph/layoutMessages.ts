import type { GraphLayout, LayoutGraph } from '@routeglass/domain/route-graph';

export interface LayoutQuestion {
  readonly id: number;
  readonly graph: LayoutGraph;
  readonly seed: number;
}

export interface LayoutAnswer {
  readonly id: number;
  /** Null where there is none better than the one before. */
  readonly layout: GraphLayout | null;
  /** True for the last answer of a question. */
  readonly done: boolean;
}

/** Graphs with fewer edges than this are reordered for fewer crossings; larger ones keep the order of their first layout. */
const REORDERED_BELOW = 100;

/** How many orders are tried for a graph; undefined for as many as it is worth. */
export function startsFor({ edges }: LayoutGraph): { readonly starts?: number } {
  return edges.length / 2 < REORDERED_BELOW ? {} : { starts: 1 };
}
