import { emptyText, likelyReason } from './emptyText.ts';
import { GraphEmpty, GraphError, GraphLocked, GraphSkeleton } from './GraphFace.tsx';
import { GraphPicture } from './GraphPicture.tsx';
import * as css from './RouteGraph.css.ts';
import type { RouteGraphProps } from './RouteGraphProps.ts';

/** The routes of a prefix as a drawing from the origin at the left to those who hear it at the right, and as a table. */
export function RouteGraph({ graph, prefix, emptyReason, toolbar, ...links }: RouteGraphProps) {
  if (graph.status === 'ready' && graph.data.nodes.some((node) => !node.hidden)) {
    return <GraphPicture graph={graph.data} prefix={prefix} toolbar={toolbar} {...links} />;
  }
  return (
    <section
      className={css.root}
      aria-label="Routing graph"
      aria-busy={graph.status === 'loading'}
      data-face={graph.status}
    >
      {toolbar && <div className={css.header}>{toolbar}</div>}
      <div className={css.main}>
        {graph.status === 'loading' && <GraphSkeleton />}
        {graph.status === 'error' && <GraphError {...graph} />}
        {graph.status === 'locked' && <GraphLocked />}
        {graph.status === 'ready' && <GraphEmpty {...emptyText(emptyReason ?? likelyReason(prefix), prefix)} />}
      </div>
    </section>
  );
}
