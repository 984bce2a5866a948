import type { TimeSpan, VisibilityTimeline } from './timeline.ts';

/** What chart and table show. */
export interface VisibilityViewProps {
  readonly label: string;
  /** One point at least. */
  readonly points: VisibilityTimeline;
  readonly total: number;
  readonly span: TimeSpan;
  readonly position: number | null;
  readonly onSelectTime: ((time: number) => void) | undefined;
}
