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
