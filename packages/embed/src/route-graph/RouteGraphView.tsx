import { prefixes } from '@routeglass/api-client/endpoint/prefixes';
import { routeGraph } from '@routeglass/api-client/endpoint/routeGraph';
import { routeGraphExtended } from '@routeglass/api-client/endpoint/routeGraphExtended';
import { useCall } from '@routeglass/api-client/hooks';
import { EmptyState } from '@routeglass/ui/EmptyState';
import { RouteGraph } from '@routeglass/ui/RouteGraph';
import { useMemo } from 'react';
import { asnList, asnValue, flagValue, prefixValue } from '../element/attributeValues.ts';
import type { Attributes } from '../element/createElementClass.tsx';
import { useEmbed } from '../element/EmbedContext.ts';
import { useFace } from '../element/useFace.ts';
import { graphData } from '@routeglass/api-client/view';

type Names = 'asn' | 'prefix' | 'targets' | 'extended';

export function RouteGraphView({ attributes }: { readonly attributes: Attributes<Names> }) {
  const embed = useEmbed();
  const asn = asnValue(attributes.asn);
  const named = prefixValue(attributes.prefix);
  const asksFirst = asn !== undefined && named === undefined;
  const first = useCall(prefixes, asksFirst ? { params: { asn }, query: { 'page-size': 1 } } : null);
  const firstPrefix = first.data?.data[0]?.prefix;
  const prefix = named ?? firstPrefix ?? '';

  const input =
    asn === undefined || prefix === ''
      ? null
      : { params: { asn }, query: { prefix, targets: [...asnList(attributes.targets)] } };
  const isExtended = flagValue(attributes.extended);
  const seen = useCall(routeGraph, isExtended ? null : input);
  const possible = useCall(routeGraphExtended, isExtended ? input : null);
  const call = isExtended ? possible : seen;
  // Keep the graph while the answer is the same, so that it is laid out only once.
  const data = useMemo(() => call.data && graphData(call.data), [call.data]);
  const failed = first.error && !first.data ? first : call;
  const graph = useFace({ ...failed, data: call.data }, () => data ?? graphData(call.data!));

  if (asn === undefined)
    return (
      <EmptyState title={attributes.asn ? `${attributes.asn} is not an AS number` : 'No network given'}>
        Set the asn attribute, such as AS64512, and the prefix attribute to one of its prefixes.
      </EmptyState>
    );
  if (asksFirst && first.data && firstPrefix === undefined)
    return <EmptyState title="No active prefixes">AS{asn} announces nothing in the loaded tables.</EmptyState>;
  return (
    <RouteGraph
      graph={graph}
      prefix={prefix}
      hrefOf={(to) => embed.hrefOf(`/as/${to}`)}
      onSelectNode={(to) => embed.go(`/as/${to}`)}
    />
  );
}
