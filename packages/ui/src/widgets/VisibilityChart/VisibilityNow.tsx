import { visibilityPercent } from '@routeglass/domain/player';
import { DateTime } from '../DateTime/DateTime.tsx';
import { visibilityText } from './visibilityText.ts';
import { pointAt, type VisibilityTimeline } from './timeline.ts';
import * as styles from './VisibilityChart.css.ts';

interface VisibilityNowProps {
  readonly points: VisibilityTimeline;
  readonly total: number;
  readonly time: number;
}

/** The value at the marked time, as text. */
export function VisibilityNow({ points, total, time }: VisibilityNowProps) {
  const peers = points[pointAt(points, time)]?.[1];
  if (peers === undefined) return null;
  return (
    <span className={styles.now} data-part="now">
      <strong className={styles.percent}>{visibilityText(visibilityPercent(peers, total))}</strong>
      {total > 1 && <span>{peersText(peers, total)}</span>}
      <DateTime value={new Date(time)} />
    </span>
  );
}

/** `1204 of 1230 vantage points` */
export function peersText(peers: number, total: number): string {
  return `${peers} of ${total} vantage points`;
}
