import { dayText, minuteText, secondText } from '../../facts/dateText.ts';
import * as styles from './DateTime.css.ts';

export const datePrecisions = ['day', 'minute', 'second'] as const;

export interface DateTimeProps {
  readonly value: Date;
  /** Default `minute`. */
  readonly precision?: (typeof datePrecisions)[number];
}

/** An instant in UTC, in the format of the field. A day has its minute in the tooltip. */
export function DateTime({ value, precision = 'minute' }: DateTimeProps) {
  const minute = minuteText(value);
  const title = precision === 'day' ? minute : undefined;
  return (
    <time dateTime={value.toISOString()} title={title} className={styles.root}>
      {precision === 'day' ? dayText(value) : precision === 'second' ? secondText(value) : minute}
    </time>
  );
}
