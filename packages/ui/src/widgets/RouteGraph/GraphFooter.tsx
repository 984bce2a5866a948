import type { GraphIndex } from './graphIndex.ts';
import { GraphLegend } from './GraphLegend.tsx';
import { largeGraphText, loneOriginText, possibleRoutesText } from '../../facts/graphTexts.ts';
import { GraphLeftOut } from './GraphLeftOut.tsx';
import type { LeftOutPath } from './graphData.ts';
import { isOtherOrigin } from './nodeWords.ts';
import * as css from './RouteGraph.css.ts';

/** Number of networks from which the graph shows a warning. */
const large = 500;

interface GraphFooterProps {
  readonly graph: GraphIndex;
  /** Whether possible routes were requested. */
  readonly isExtended: boolean;
  readonly leftOut: readonly LeftOutPath[];
}

/** Legend, and notes about this graph. */
export function GraphFooter({ graph, isExtended, leftOut }: GraphFooterProps) {
  const root = graph.nodes[graph.root];
  return (
    <div className={css.footer}>
      <GraphLegend
        hasChanges={graph.edges.some((edge) => edge.change)}
        hasLoops={graph.edges.some((edge) => edge.loop)}
        hasOtherOrigins={graph.nodes.some((node, i) => isOtherOrigin(node, i === graph.root))}
      />
      {(isExtended || graph.edges.some((edge) => edge.extended)) && <p>{possibleRoutesText}</p>}
      {(isExtended || graph.nodes.length >= large) && <p>{largeGraphText}</p>}
      {graph.edges.length === 0 && root?.paths.length === 1 && <p>{loneOriginText(root.asn)}</p>}
      {leftOut.length > 0 && <GraphLeftOut paths={leftOut} />}
    </div>
  );
}
