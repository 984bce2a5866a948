import { useRef, useState, type KeyboardEvent } from 'react';
import { classes } from '../../css/classes.ts';
import { focusRing } from '../../css/focus.css.ts';
import { barOf, nextBar, type IncidentBucket } from './histogram.ts';
import * as styles from './IncidentHistogram.css.ts';

interface IncidentBarsProps {
  /** Name of the chart, for assistive technology. */
  readonly label: string;
  readonly buckets: readonly IncidentBucket[];
  readonly highest: number;
  /** Text of a bucket. */
  readonly words: (bucket: IncidentBucket) => string;
  /** Called with the hovered or focused bucket; undefined if there is none. */
  readonly onRead: (bucket: IncidentBucket | undefined) => void;
  readonly onSelect?: ((bucket: IncidentBucket) => void) | undefined;
  readonly selected?: Date | undefined;
}

/** One bar per bucket; one tab stop, navigated by arrow keys. */
export function IncidentBars({ label, buckets, highest, words, onRead, onSelect, selected }: IncidentBarsProps) {
  const plot = useRef<HTMLDivElement>(null);
  const [chosen, setActive] = useState(buckets.length - 1);
  const active = Math.min(Math.max(chosen, 0), buckets.length - 1);

  const walk = (event: KeyboardEvent): void => {
    const next = nextBar(active, event.key, buckets.length);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    plot.current?.querySelectorAll<HTMLElement>('[data-bar]')[next]?.focus();
  };

  return (
    <div ref={plot} role="group" data-part="plot" aria-label={label} className={styles.plot}>
      {buckets.map((bucket, at) => {
        const heights = barOf(bucket, highest);
        const slot = {
          'data-bar': at,
          'aria-label': words(bucket),
          tabIndex: at === active ? 0 : -1,
          className: classes(styles.slot, focusRing),
          onKeyDown: walk,
          onFocus: () => {
            setActive(at);
            onRead(bucket);
          },
          onBlur: () => onRead(undefined),
          onPointerEnter: () => onRead(bucket),
          onPointerLeave: () => onRead(undefined),
          children: (
            <>
              <span className={styles.bar} style={{ height: percent(heights.all - heights.active) }} />
              <span className={styles.activeBar} style={{ height: percent(heights.active) }} />
            </>
          ),
        };
        const key = bucket.from.getTime();
        return onSelect ? (
          <button
            {...slot}
            key={key}
            type="button"
            aria-pressed={selected?.getTime() === key}
            onClick={() => onSelect(bucket)}
          />
        ) : (
          <div {...slot} key={key} role="img" />
        );
      })}
    </div>
  );
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}
