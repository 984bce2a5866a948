import { RouteGraph } from '@routeglass/ui/RouteGraph';
import { useMemo, type ReactNode } from 'react';
import { faceOf } from '../../wire/face.ts';
import { graphData } from '@routeglass/api-client/view';
import type { useGraph } from './useGraph.ts';

interface SeenGraphProps {
  readonly graph: ReturnType<typeof useGraph>;
  readonly prefix: string | null;
  readonly pickers: ReactNode;
  readonly hrefOf: (asn: number) => string;
  readonly onSelectNode: (asn: number) => void;
}

/** The routes of a prefix as they stand now. */
export function SeenGraph({ graph, prefix, pickers, ...graphProps }: SeenGraphProps) {
  // The drawing is laid out anew for a new object only.
  const drawn = useMemo(() => graph.data && graphData(graph.data), [graph.data]);
  return (
    <RouteGraph
      {...graphProps}
      graph={faceOf(graph, (answer) => drawn ?? graphData(answer))}
      prefix={prefix ?? ''}
      toolbar={pickers}
    />
  );
}
