import type { TimeSpan, VisibilityTimeline } from './timeline.ts';

/** Props of chart and table. */
export interface VisibilityViewProps {
  readonly label: string;
  /** At least one point. */
  readonly points: VisibilityTimeline;
  readonly total: number;
  readonly span: TimeSpan;
  readonly position: number | null;
  readonly onSelectTime: ((time: number) => void) | undefined;
}
