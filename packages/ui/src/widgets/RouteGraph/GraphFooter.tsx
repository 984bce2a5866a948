import type { GraphIndex } from './graphIndex.ts';
import { GraphLegend } from './GraphLegend.tsx';
import { largeGraphText, possibleRoutesText } from './graphTexts.ts';
import { isOtherOrigin } from './nodeWords.ts';
import * as css from './RouteGraph.css.ts';

/** From this many networks on the graph carries its warning. */
const large = 500;

interface GraphFooterProps {
  readonly graph: GraphIndex;
  /** Whether possible routes were asked for. */
  readonly isExtended: boolean;
}

/** Legend, and what the reader should know about this graph. */
export function GraphFooter({ graph, isExtended }: GraphFooterProps) {
  return (
    <div className={css.footer}>
      <GraphLegend
        hasChanges={graph.edges.some((edge) => edge.change)}
        hasOtherOrigins={graph.nodes.some((node, i) => isOtherOrigin(node, i === graph.root))}
      />
      {(isExtended || graph.edges.some((edge) => edge.extended)) && <p>{possibleRoutesText}</p>}
      {(isExtended || graph.nodes.length >= large) && <p>{largeGraphText}</p>}
    </div>
  );
}
