import { useState } from 'react';
import { Table2 } from 'lucide-react';
import { classes } from '../../css/classes.ts';
import type { DataColumn } from '../../primitives/DataTable/DataColumn.ts';
import { DataTable } from '../../primitives/DataTable/DataTable.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { ToggleButton } from '../../primitives/ToggleButton/ToggleButton.tsx';
import { exactNumber } from '../../facts/abbreviate.ts';
import { dayText } from '../../facts/dateText.ts';
import type { OpenFace } from '../../facts/face.ts';
import { kindWords, type ListedKind } from '../../facts/incident.ts';
import { MissingSource } from '../MissingSource/MissingSource.tsx';
import type { SourceName } from '../../facts/sourceWords.ts';
import { spanText, sums, type IncidentBucket } from './histogram.ts';
import { IncidentBars } from './IncidentBars.tsx';
import * as styles from './IncidentHistogram.css.ts';
import { weekTicks } from './weekTicks.ts';

export interface IncidentHistogramProps {
  readonly kind: ListedKind;
  /** Spans of equal length, oldest first, without gaps. */
  readonly buckets: OpenFace<readonly IncidentBucket[]>;
  /** Makes the bars buttons: filter the list by that span. */
  readonly onSelect?: (bucket: IncidentBucket) => void;
  /** Start of the span by which the list is filtered. */
  readonly selected?: Date | undefined;
  /** Day of the newest data: marked if the buckets end with it. */
  readonly asOf?: Date | undefined;
  /** The source that is not loaded, if an empty chart means unknown. */
  readonly missingSource?: SourceName | undefined;
  /** Text of an empty chart, such as for a filtered list. Default: that none is recorded. */
  readonly none?: string | undefined;
}

const columns: readonly DataColumn<IncidentBucket>[] = [
  { id: 'span', name: 'Began', cell: spanText },
  { id: 'count', name: 'Incidents', cell: ({ count }) => exactNumber(count), align: 'end' },
  { id: 'active', name: 'Ongoing', cell: ({ active }) => exactNumber(active), align: 'end' },
];

/** When the incidents of a list started: one bar per span, and the same as a table. */
export function IncidentHistogram({
  kind,
  buckets,
  onSelect,
  selected,
  asOf,
  missingSource,
  none = kindWords[kind].none,
}: IncidentHistogramProps) {
  const [isTable, setTable] = useState(false);
  const [read, setRead] = useState<IncidentBucket>();
  const label = `New ${kindWords[kind].many} per day`;
  const shown = buckets.status === 'ready' ? buckets.data : [];
  const { count, highest } = sums(shown);

  return (
    <section className={styles.root} aria-label={label} aria-busy={buckets.status === 'loading'}>
      <div className={styles.header}>
        <span className={styles.words}>
          <span className={styles.title}>{label}</span>
          <span className={styles.reading} role="status">
            {buckets.status === 'ready' && (read ? bucketText(read) : sumText(shown))}
          </span>
        </span>
        <ToggleButton size="small" icon={Table2} isSelected={isTable} onChange={setTable} isDisabled={count === 0}>
          Show table
        </ToggleButton>
      </div>
      {buckets.status === 'loading' && <Skeleton shape="block" height={styles.PLACE} />}
      {buckets.status === 'error' && (
        <div className={styles.nothing}>
          <ErrorState size="line" title="The histogram could not be loaded" onRetry={buckets.onRetry}>
            {buckets.message}
          </ErrorState>
        </div>
      )}
      {buckets.status === 'ready' && count === 0 && (
        <div className={styles.nothing}>
          <p className={styles.none}>{missingSource === undefined ? none : <MissingSource source={missingSource} />}</p>
        </div>
      )}
      {count > 0 && isTable && (
        <DataTable
          label={label}
          columns={columns}
          rows={shown.toReversed().filter((bucket) => bucket.count > 0)}
          rowKey={({ from }) => from.getTime()}
          csvName={`${kind}-over-time`}
        />
      )}
      {count > 0 && !isTable && (
        <>
          <Legend />
          <div className={styles.chart}>
            <span className={styles.scale} aria-hidden>
              <span>{highest}</span>
              <span>0</span>
            </span>
            <IncidentBars
              label={label}
              buckets={shown}
              highest={highest}
              words={bucketText}
              onRead={setRead}
              {...{ onSelect, selected }}
            />
            <Axis buckets={shown} asOf={asOf} />
          </div>
        </>
      )}
    </section>
  );
}

interface AxisProps {
  readonly buckets: readonly IncidentBucket[];
  readonly asOf: Date | undefined;
}

/** Part of a narrow axis with room for a day between those at its ends. */
const ROOMY = { from: 0.25, to: 0.45 };

function Axis({ buckets, asOf }: AxisProps) {
  const [first, last] = [buckets[0], buckets.at(-1)];
  const isAsOf = last && asOf && dayText(asOf) === dayText(last.from);
  return (
    <div className={styles.axis} data-part="axis">
      <span>{first && spanText(first)}</span>
      {weekTicks(buckets).map(({ share, label }) => (
        <span
          key={share}
          className={classes(styles.week, (share < ROOMY.from || share > ROOMY.to) && styles.near)}
          data-said={label !== null || undefined}
          style={{ left: `${(share * 100).toFixed(2)}%` }}
        >
          {label}
        </span>
      ))}
      <span data-as-of={isAsOf || undefined} className={isAsOf ? styles.asOf : undefined}>
        {last && last !== first && (isAsOf ? `as of ${spanText(last)}` : spanText(last))}
      </span>
    </div>
  );
}

function Legend() {
  return (
    <div className={styles.legend}>
      <span className={styles.key}>
        <span className={classes(styles.swatch, styles.activeBar)} />
        Ongoing
      </span>
      <span className={styles.key}>
        <span className={classes(styles.swatch, styles.bar)} />
        Ended
      </span>
    </div>
  );
}

function bucketText(bucket: IncidentBucket): string {
  return `${spanText(bucket)}: ${countText(bucket.count, bucket.active)}`;
}

/** A list may hold older ones: what is summed up says from which day on. */
function sumText(buckets: readonly IncidentBucket[]): string {
  const { count, active } = sums(buckets);
  const since = buckets[0] && count > 0 ? ` · since ${dayText(buckets[0].from)}` : '';
  return `${exactNumber(count)} in total, ${exactNumber(active)} ongoing${since}`;
}

function countText(count: number, active: number): string {
  return `${exactNumber(count)}, ${exactNumber(active)} ongoing`;
}
