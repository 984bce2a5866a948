import { useRef } from 'react';
import { emptyText, likelyReason } from './emptyText.ts';
import { GraphEmpty, GraphError, GraphLocked, GraphSkeleton } from './GraphFace.tsx';
import { GraphPicture } from './GraphPicture.tsx';
import * as css from './RouteGraph.css.ts';
import type { RouteGraphProps } from './RouteGraphProps.ts';
import { useFullscreen } from './useFullscreen.ts';

/**
 * The routes of a prefix as a drawing, from the origin at the left to the networks that hear it at the right, and as a table. Toolbar and fullscreen
 * stay when the state changes.
 */
export function RouteGraph({ graph, prefix, emptyReason, toolbar, ...picture }: RouteGraphProps) {
  const root = useRef<HTMLElement>(null);
  const fullscreen = useFullscreen(root);
  const isDrawn = graph.status === 'ready' && graph.data.nodes.some((node) => !node.hidden);
  return (
    <section
      ref={root}
      className={css.root}
      aria-label="Routing graph"
      aria-busy={graph.status === 'loading'}
      data-face={graph.status}
      data-full={fullscreen.isFull || undefined}
    >
      {toolbar && <div className={css.header}>{toolbar}</div>}
      {isDrawn ? (
        <GraphPicture {...picture} graph={graph.data} prefix={prefix} fullscreen={fullscreen} />
      ) : (
        <div className={css.main}>
          {graph.status === 'loading' && <GraphSkeleton />}
          {graph.status === 'error' && <GraphError {...graph} />}
          {graph.status === 'locked' && <GraphLocked />}
          {graph.status === 'ready' && <GraphEmpty {...emptyText(emptyReason ?? likelyReason(prefix), prefix)} />}
        </div>
      )}
    </section>
  );
}
