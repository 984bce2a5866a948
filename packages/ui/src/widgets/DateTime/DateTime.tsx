import { tabular } from '../../css/text.css.ts';
import { dayText, minuteText } from './dateText.ts';

export const datePrecisions = ['day', 'minute'] as const;

export interface DateTimeProps {
  readonly value: Date;
  /** Default `minute`. */
  readonly precision?: (typeof datePrecisions)[number];
}

/** An instant in UTC, as the field writes it. A day keeps its minute in the tooltip. */
export function DateTime({ value, precision = 'minute' }: DateTimeProps) {
  const minute = minuteText(value);
  const title = precision === 'day' ? minute : undefined;
  return (
    <time dateTime={value.toISOString()} title={title} className={tabular}>
      {precision === 'day' ? dayText(value) : minute}
    </time>
  );
}
