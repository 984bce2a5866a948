import * as calls from '@routeglass/api-client/calls';
import { useCall } from '@routeglass/api-client/hooks';
import { Heading } from '@routeglass/ui/Heading';
import { Stack } from '@routeglass/ui/Stack';
import { VisibilityChart } from '@routeglass/ui/VisibilityChart';
import { PrefixVisibility } from '../graphs/PrefixVisibility.tsx';
import { usePlayableDates } from '../graphs/usePlayableDates.ts';

interface PrefixTimelineProps {
  readonly prefix: string;
  /** The networks that announce it now. */
  readonly origins: readonly number[];
  /** Whether the reader's plan excludes it. */
  readonly isLocked: boolean;
}

/** More charts could not be compared. */
const MOST_CHARTS = 6;

/** The number of vantage points that carried a prefix in the last days: one chart per network that announced it. */
export function PrefixTimeline({ prefix, origins, isLocked }: PrefixTimelineProps) {
  const dates = usePlayableDates(prefix);
  const timelines = useCall(calls.prefixTimeline, isLocked ? null : { body: { prefixes: [prefix] } });
  if (isLocked) return <VisibilityChart prefix={prefix} timeline={{ status: 'locked' }} />;
  // Networks that announce it now come first, then those that announced it earlier in these days.
  const seen = timelines.data?.map(({ key }) => key[1]) ?? [];
  const all = [...new Set([...origins, ...seen])].slice(0, MOST_CHARTS);
  if (!dates || all.length === 0) {
    const isPending = !timelines.data && !timelines.error;
    return (
      <VisibilityChart prefix={prefix} timeline={isPending ? { status: 'loading' } : { status: 'ready', data: [] }} />
    );
  }
  return (
    <Stack gap={24}>
      {all.map((asn) => (
        <Stack key={asn} gap={8}>
          {all.length > 1 && <Heading level={3}>From AS{asn}</Heading>}
          <PrefixVisibility asn={asn} prefix={prefix} until={dates.now} />
        </Stack>
      ))}
    </Stack>
  );
}
