import { layoutFirst, type GraphLayout, type LayoutGraph } from '@routeglass/domain/route-graph';
import { useEffect, useMemo, useRef, useState } from 'react';
import { drawnLayout, type GraphShape } from './graphShape.ts';
import { createLayoutRequests, createLayoutWorker, type LayoutRequests } from './layoutRequests.ts';

/** Graphs up to this many nodes are laid out while rendering (a few milliseconds), so that the first paint has them. */
const smallGraph = 120;

/**
 * The newest layout of the drawn part of a shape; undefined until the first one of a large graph arrives. Better ones follow. Shapes with the same
 * name share their layout: a step of the history needs no new one.
 */
export function useLayout(shape: GraphShape): GraphLayout | undefined {
  const question = useSame(shape);
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

  const whole = answer?.of === question ? answer.layout : atOnce;
  return useMemo(() => whole && drawnLayout(whole, shape), [whole, shape]);
}

/** The first layout request among several shapes with the same name. */
function useSame(shape: GraphShape): LayoutGraph {
  const [kept, setKept] = useState(shape);
  if (kept.name === shape.name) return kept.whole;
  setKept(shape);
  return shape.whole;
}
