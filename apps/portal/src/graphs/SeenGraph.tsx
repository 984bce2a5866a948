import { pathKey } from '@routeglass/domain/as-path';
import { graphData } from '@routeglass/api-client/view';
import { Banner } from '@routeglass/ui/Banner';
import { Button } from '@routeglass/ui/Button';
import { RouteGraph, type GraphData } from '@routeglass/ui/RouteGraph';
import { Stack } from '@routeglass/ui/Stack';
import { useMemo, type ReactNode } from 'react';
import { emptyFace, failedFace, shownGraph, type GraphFace } from './graphFace.ts';
import { unseenTargets, unseenText } from './unseenTargets.ts';
import { useAspa } from './useAspa.ts';
import type { useGraph } from './useGraph.ts';
import { useLinkEvidence } from './useLinkEvidence.ts';

const noPaths: readonly string[] = [];
const none: readonly number[] = [];

interface SeenGraphProps {
  readonly asn: number;
  readonly graph: ReturnType<typeof useGraph>;
  /** Whether possible routes were asked for. */
  readonly isExtended?: boolean;
  readonly prefix: string | null;
  /** Targets without a route are reported, with a way to go on: `onExtend` turns possible routes on. */
  readonly targets?: readonly number[];
  readonly onExtend?: () => void;
  /** Shown in place of the graph while prefix or targets are missing. */
  readonly missing: GraphFace<GraphData> | null;
  readonly pickers: ReactNode;
  readonly viewHref: string;
  readonly hrefOf: (asn: number) => string;
  readonly onSelectNode: (asn: number) => void;
}

/** The current routes of a prefix. */
export function SeenGraph({
  asn,
  graph,
  prefix,
  targets = none,
  onExtend,
  missing,
  pickers,
  ...graphProps
}: SeenGraphProps) {
  const shown = shownGraph(graph, asn, prefix);
  // The graph is laid out again only for a new object.
  const drawn = useMemo(() => shown && graphData(shown), [shown]);
  // Every path ends at the root, so the root lists all of them, including the possible ones.
  const paths = useMemo(() => drawn?.nodes.find(({ asn: each }) => each === drawn.root)?.paths.map(pathKey), [drawn]);
  const aspa = useAspa(paths ?? noPaths, prefix);
  const linkEvidence = useLinkEvidence(prefix);
  const face: GraphFace<GraphData> =
    missing ??
    (drawn && (drawn.edges.length > 0 || drawn.routes.length > 0)
      ? { graph: { status: 'ready', data: drawn } }
      : drawn
        ? emptyFace(asn, 'no-data')
        : (failedFace(asn, graph) ?? { graph: { status: 'loading' } }));
  // While the next answer loads, the graph on show does not cover newly chosen targets.
  const unseen = drawn && !missing && !graph.isLoading && !graphProps.isExtended ? unseenTargets(targets, drawn) : [];
  return (
    <RouteGraph
      {...graphProps}
      {...face}
      aspa={aspa}
      linkEvidence={linkEvidence}
      prefix={prefix ?? ''}
      toolbar={
        <Stack gap={8}>
          {pickers}
          {onExtend && unseen.length > 0 && (
            <Banner
              live
              actions={
                <Button size="small" onPress={onExtend}>
                  Show the likely route
                </Button>
              }
            >
              {unseenText(unseen)}
            </Banner>
          )}
        </Stack>
      }
    />
  );
}
