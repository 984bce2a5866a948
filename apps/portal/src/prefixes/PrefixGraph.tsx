import { graphPage, overviewPage } from '@routeglass/api-client/page/network';
import { hrefOf } from '@routeglass/api-client/pages';
import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { ButtonLink } from '@routeglass/ui/ButtonLink';
import { Inline } from '@routeglass/ui/Inline';
import { Select } from '@routeglass/ui/Select';
import { useState } from 'react';
import { useHref, useNavigate } from 'react-router';
import { emptyFace, failedFace } from '../graphs/graphFace.ts';
import { SeenGraph } from '../graphs/SeenGraph.tsx';
import { useGraph } from '../graphs/useGraph.ts';

interface PrefixGraphProps {
  readonly prefix: string;
  /** Networks that announce it, at least one. */
  readonly origins: readonly number[];
}

/** The paths of a prefix to one of its origins, with a link to the full graph and its player. */
export function PrefixGraph({ prefix, origins }: PrefixGraphProps) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<number | null>(null);
  const asn = chosen ?? origins[0] ?? 0;
  const presets = useCall(calls.targetPresets, { params: { asn }, query: { prefix } });
  const targets = presets.data?.[0]?.asns ?? [];
  const graph = useGraph(asn, { prefix, targets, extended: false });
  const page = hrefOf(graphPage, { asn }, { prefix });
  const href = useHref(page);
  const missing =
    targets.length > 0
      ? null
      : presets.data
        ? emptyFace(asn, 'no-graph')
        : (failedFace(asn, presets) ?? { graph: { status: 'loading' } as const });
  return (
    <SeenGraph
      asn={asn}
      graph={graph}
      prefix={prefix}
      missing={missing}
      viewHref={new URL(href, location.origin).href}
      hrefOf={(each) => hrefOf(overviewPage, { asn: each })}
      onSelectNode={(each) => void navigate(hrefOf(overviewPage, { asn: each }))}
      pickers={
        <Inline gap={8}>
          {origins.length > 1 && (
            <Select
              label="Origin"
              hideLabel
              namesValue
              size="small"
              items={origins.map((each) => ({ id: String(each), name: `AS${each}` }))}
              selected={String(asn)}
              onSelect={(each) => setChosen(Number(each))}
            />
          )}
          <ButtonLink size="small" href={page}>
            Choose targets
          </ButtonLink>
        </Inline>
      }
    />
  );
}
