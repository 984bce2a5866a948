import type { ReactNode } from 'react';
import type { Face } from '../Face/face.ts';
import { emptyText, likelyReason, type GraphEmptyReason } from './emptyText.ts';
import type { GraphData } from './graphData.ts';
import { GraphEmpty, GraphError, GraphLocked, GraphSkeleton } from './GraphFace.tsx';
import { GraphPicture } from './GraphPicture.tsx';
import * as css from './RouteGraph.css.ts';

export interface RouteGraphProps {
  readonly graph: Face<GraphData>;
  /** The prefix whose routes are drawn; empty while none is chosen. Part of names, file names and sentences. */
  readonly prefix: string;
  /** Why an empty graph is empty, where the caller knows; otherwise it follows from `prefix`. */
  readonly emptyReason?: GraphEmptyReason;
  /** Address of a network's page. */
  readonly hrefOf: (asn: number) => string;
  /** A plain click or Enter on a node; without it the browser follows the address. */
  readonly onSelectNode?: (asn: number) => void;
  /** Controls that belong to the graph (pickers, toggles); they go with it into fullscreen. */
  readonly toolbar?: ReactNode;
}

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
