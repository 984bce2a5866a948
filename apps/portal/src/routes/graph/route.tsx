import { ExtendedToggle } from '@routeglass/ui/ExtendedToggle';
import { RouteGraph } from '@routeglass/ui/RouteGraph';
import { Inline } from '@routeglass/ui/Inline';
import { Stack } from '@routeglass/ui/Stack';
import { useMemo } from 'react';
import { useNavigate, useOutletContext, useSearchParams } from 'react-router';
import { faceOf } from '../../wire/face.ts';
import { graphData } from '../../wire/graphData.ts';
import { readSearch, writeSearch, type GraphAddress } from './address.ts';
import { GraphPrefix } from './GraphPrefix.tsx';
import { GraphTargets } from './GraphTargets.tsx';
import { useGraph } from './useGraph.ts';
import type { Route } from './+types/route.ts';

/** The routes of one of a network's prefixes, as a graph. */
export default function Graph({ params }: Route.ComponentProps) {
  const asn = useOutletContext<number>();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const address = readSearch(search, params.token);
  const { prefix, targets, extended } = address;
  const change = (next: Partial<GraphAddress>, replace = false) =>
    setSearch(writeSearch({ ...address, ...next }, search), { replace, preventScrollReset: true });
  const graph = useGraph(asn, address);
  // The drawing is laid out anew for a new object only.
  const drawn = useMemo(() => graph.data && graphData(graph.data), [graph.data]);
  const names = new Map(graph.data?.asInfo.map((network) => [network.asn, network.as_name]));

  return (
    <RouteGraph
      graph={faceOf(graph, (answer) => drawn ?? graphData(answer))}
      prefix={prefix ?? ''}
      hrefOf={(each) => `/as/${each}`}
      onSelectNode={(each) => void navigate(`/as/${each}`)}
      toolbar={
        <Stack gap={12}>
          <Inline gap={16}>
            <GraphPrefix asn={asn} selected={prefix} onSelect={(next) => change({ prefix: next }, prefix === null)} />
            <ExtendedToggle isExtended={extended} onChange={(next) => change({ extended: next })} />
          </Inline>
          <GraphTargets
            asn={asn}
            prefix={prefix}
            selected={targets}
            onChange={(next) => change({ targets: next }, targets.length === 0)}
            nameOf={(each) => names.get(each) ?? null}
          />
        </Stack>
      }
    />
  );
}
