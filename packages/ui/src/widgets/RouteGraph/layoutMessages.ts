import type { GraphLayout, LayoutGraph } from '@routeglass/domain/route-graph';

export interface LayoutQuestion {
  readonly id: number;
  readonly graph: LayoutGraph;
  readonly seed: number;
}

export interface LayoutAnswer {
  readonly id: number;
  readonly layout: GraphLayout;
  /** True for the last answer of a question. */
  readonly done: boolean;
}
