import { layoutFirst, type GraphLayout } from '@routeglass/domain/route-graph';
import { useEffect, useMemo, useRef, useState } from 'react';
import { layoutGraphOf, type GraphIndex } from './graphIndex.ts';
import { createLayoutRequests, createLayoutWorker, type LayoutRequests } from './layoutRequests.ts';

/** Graphs up to this many nodes are laid out once while rendering (a few milliseconds), so that they are there at the first paint. */
const smallGraph = 120;

/** The newest layout of the graph; undefined until the first one of a large graph arrives. Better ones follow. */
export function useLayout(graph: GraphIndex): GraphLayout | undefined {
  const question = useMemo(() => layoutGraphOf(graph), [graph]);
  const atOnce = useMemo(
    () => (question.nodeCount <= smallGraph ? layoutFirst(question, { seed: 1 }) : undefined),
    [question],
  );
  const [answer, setAnswer] = useState<{ readonly of: object; readonly layout: GraphLayout }>();
  const requests = useRef<LayoutRequests>(null);

  useEffect(() => {
    const opened = createLayoutRequests(createLayoutWorker);
    requests.current = opened;
    return () => opened.close();
  }, []);

  useEffect(() => {
    if (question.nodeCount > 0) requests.current?.ask(question, (layout) => setAnswer({ of: question, layout }));
  }, [question]);

  return answer?.of === question ? answer.layout : atOnce;
}
