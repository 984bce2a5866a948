import type { GraphLayout } from '@routeglass/domain/route-graph';
import { mix } from './glide.ts';

/** A layout between two of the same graph: `from` at 0, `to` at 1. Lines whose bends differ are those of `to` from the start. */
export function mixLayouts(from: GraphLayout, to: GraphLayout, share: number): GraphLayout {
  const between = (a: Float64Array, b: Float64Array) =>
    a.length === b.length ? b.map((value, i) => mix(a[i]!, value, share)) : b;
  return {
    ...to,
    x: between(from.x, to.x),
    y: between(from.y, to.y),
    bends: to.bends.map((bends, edge) => between(from.bends[edge] ?? bends, bends)),
  };
}
