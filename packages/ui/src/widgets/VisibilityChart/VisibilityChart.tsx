import { ChartLine, Table2 } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Face } from '../../facts/face.ts';
import { Paywall } from '../Paywall/Paywall.tsx';
import type { VisibilityTimeline } from './timeline.ts';
import * as styles from './VisibilityChart.css.ts';
import { plotHeight } from './plotSize.ts';
import { VisibilityTable } from './VisibilityTable.tsx';
import { VisibilityNow } from './VisibilityNow.tsx';

export interface VisibilityChartProps {
  readonly prefix: string;
  /** How many vantage points carried the prefix, from its first point on. */
  readonly timeline: Face<VisibilityTimeline>;
  /** Number of all vantage points with a table of the prefix's IP version. Default 1: then the values already are shares. */
  readonly total?: number | undefined;
  /** Until when the last value is known to hold, in milliseconds since 1970. Default: the last point. */
  readonly until?: number;
  /** The player's position; null if there is none. */
  readonly position?: number | null;
  /** Called when a click or a key chooses a time. */
  readonly onSelectTime?: (time: number) => void;
}

/** The chart library loads with the first chart; if it fails, the table still works. */
const Plot = lazy(() => import('./VisibilityPlot.tsx').catch(() => ({ default: VisibilityTable })));

/** The share of vantage points that carried a prefix, over time. */
export function VisibilityChart(props: VisibilityChartProps) {
  const { prefix, timeline, total = 1, position = null, onSelectTime } = props;
  const [isTable, setTable] = useState(false);

  const points = timeline.status === 'ready' ? timeline.data : [];
  const first = points[0]?.[0] ?? 0;
  const end = Math.max(props.until ?? 0, points.at(-1)?.[0] ?? 0);
  const span = useMemo(() => [first, end] as const, [first, end]);
  // A single table shows only one time: there is no line to draw.
  const isMoment = points.length > 0 && first === end;

  if (timeline.status === 'locked') {
    return (
      <Paywall title="Prefix visibility history is only available for users with Pro Subscription">
        See when and how widely a prefix was visible, and jump to any moment.
      </Paywall>
    );
  }
  const shown = {
    label: `Visibility of ${prefix}`,
    points,
    total,
    span,
    position,
    onSelectTime,
  };
  return (
    <section className={styles.root} aria-label={shown.label} aria-busy={timeline.status === 'loading'}>
      <header className={styles.header}>
        <Heading level={3} size={14}>
          Prefix visibility
        </Heading>
        {points.length > 0 && <VisibilityNow points={points} total={total} time={position ?? end} />}
        {points.length > 0 && !isMoment && (
          <span className={styles.tools}>
            <IconButton
              icon={isTable ? ChartLine : Table2}
              label={isTable ? 'Show chart' : 'Show table'}
              size="small"
              onPress={() => setTable(!isTable)}
            />
          </span>
        )}
      </header>
      {timeline.status === 'loading' && (
        <>
          <VisuallyHidden>
            <output>Loading the visibility</output>
          </VisuallyHidden>
          <Skeleton shape="block" height={`${plotHeight}px`} />
        </>
      )}
      {timeline.status === 'error' && (
        <ErrorState title="The visibility could not be loaded" onRetry={timeline.onRetry}>
          {timeline.message}
        </ErrorState>
      )}
      {timeline.status === 'ready' && points.length === 0 && (
        <EmptyState icon={ChartLine} title={`No data for ${prefix}`}>
          No vantage point saw it in this period. Choose another date or prefix.
        </EmptyState>
      )}
      {points.length > 0 &&
        (isTable || isMoment ? (
          <VisibilityTable {...shown} />
        ) : (
          <Suspense fallback={<Skeleton shape="block" height={`${plotHeight}px`} />}>
            <Plot {...shown} />
          </Suspense>
        ))}
    </section>
  );
}
