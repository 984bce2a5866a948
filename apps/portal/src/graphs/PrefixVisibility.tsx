import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { visibilityOf } from '@routeglass/api-client/view';
import { VisibilityChart } from '@routeglass/ui/VisibilityChart';
import { faceOf } from '../wire/face.ts';

interface PrefixVisibilityProps {
  readonly asn: number;
  readonly prefix: string;
  /** The instant of the newest route, milliseconds since 1970. */
  readonly until: number;
  readonly position?: number;
  readonly onSelectTime?: (time: number) => void;
}

/** How many vantage points carried a prefix from this network, day by day. */
export function PrefixVisibility({ asn, prefix, ...chart }: PrefixVisibilityProps) {
  const timelines = useCall(calls.prefixTimeline, { body: { prefixes: [prefix] } });
  const counts = useCall(calls.propagationCounts, { query: { asn } });
  const total = counts.data?.[prefix.includes(':') ? 'ipv6' : 'ipv4'];
  return (
    <VisibilityChart
      {...chart}
      prefix={prefix}
      timeline={
        // No share can be computed without the number of vantage points.
        counts.isLoading && total === undefined
          ? { status: 'loading' }
          : faceOf(timelines, (all) => visibilityOf(all, asn))
      }
      total={total}
    />
  );
}
