import { prefixTimeline } from '@routeglass/api-client/endpoint/prefixTimeline';
import { propagationCounts } from '@routeglass/api-client/endpoint/propagationCounts';
import { useCall } from '@routeglass/api-client/hooks';
import { visibilityOf } from '@routeglass/api-client/view';
import { EmptyState } from '@routeglass/ui/EmptyState';
import { VisibilityChart } from '@routeglass/ui/VisibilityChart';
import { asnValue, prefixValue } from '../element/attributeValues.ts';
import type { Attributes } from '../element/createElementClass.tsx';
import { useFace } from '../element/useFace.ts';

export function VisibilityChartView({ attributes }: { readonly attributes: Attributes<'prefix' | 'asn'> }) {
  const prefix = prefixValue(attributes.prefix);
  const asn = asnValue(attributes.asn);
  const call = useCall(prefixTimeline, prefix === undefined ? null : { body: { prefixes: [prefix] } });
  const origin = asn ?? call.data?.[0]?.key[1];
  const counts = useCall(propagationCounts, origin === undefined ? null : { query: { asn: origin } });
  const timeline = useFace(call, (timelines) => visibilityOf(timelines, origin));
  if (prefix === undefined)
    return (
      <EmptyState title={attributes.prefix ? `${attributes.prefix} is not a prefix` : 'No prefix given'}>
        Set the prefix attribute, such as 192.0.2.0/24.
      </EmptyState>
    );
  const total = counts.data?.[prefix.includes(':') ? 'ipv6' : 'ipv4'];
  // The share is unknown without the number of vantage points.
  const isWaiting = origin !== undefined && total === undefined && !counts.error;
  return (
    <VisibilityChart
      prefix={prefix}
      timeline={
        call.error?.code === 'E_PRO_REQUIRED' ? { status: 'locked' } : isWaiting ? { status: 'loading' } : timeline
      }
      total={total}
    />
  );
}
