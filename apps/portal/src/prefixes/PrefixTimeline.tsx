import { VisibilityChart } from '@routeglass/ui/VisibilityChart';
import { PrefixVisibility } from '../graphs/PrefixVisibility.tsx';
import { usePlayableDates } from '../graphs/usePlayableDates.ts';

interface PrefixTimelineProps {
  readonly prefix: string;
  /** The network whose announcement is shown; null where none is known. */
  readonly origin: number | null;
  /** Whether the reader's plan does not show it. */
  readonly isLocked: boolean;
}

/** How many vantage points carried a prefix, over the last days. */
export function PrefixTimeline({ prefix, origin, isLocked }: PrefixTimelineProps) {
  const dates = usePlayableDates(prefix);
  if (isLocked) return <VisibilityChart prefix={prefix} timeline={{ status: 'locked' }} />;
  return dates && origin !== null ? (
    <PrefixVisibility asn={origin} prefix={prefix} until={dates.now} />
  ) : (
    <VisibilityChart prefix={prefix} timeline={{ status: 'ready', data: [] }} />
  );
}
