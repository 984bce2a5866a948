import type { Ref } from 'react';
import { Label, ProgressBar as AriaProgressBar } from 'react-aria-components';
import { classes } from '../../css/classes.ts';
import type { Host } from '../closed.ts';
import { spacedPercent } from '../spacedPercent.ts';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps extends Host {
  /** What is in progress. */
  readonly label: string;
  /** Progress so far; if undefined, the duration is unknown. */
  readonly value?: number | undefined;
  /** Value when the work is done. Default 100. */
  readonly maxValue?: number;
  /** The value as text. Default: a percentage. */
  readonly valueLabel?: string;
  readonly ref?: Ref<HTMLDivElement>;
}

/** The progress of some work. */
export function ProgressBar({ label, value, maxValue = 100, valueLabel, ...props }: ProgressBarProps) {
  return (
    <AriaProgressBar
      {...props}
      {...(value === undefined ? { isIndeterminate: true } : { value, maxValue })}
      valueLabel={valueLabel}
      className={styles.root}
    >
      {({ percentage, valueText, isIndeterminate }) => (
        <>
          <span className={styles.words}>
            <Label>{label}</Label>
            {!isIndeterminate && (
              <span className={styles.value}>{valueText !== undefined && spacedPercent(valueText)}</span>
            )}
          </span>
          <span className={styles.track}>
            <span
              className={classes(styles.fill, isIndeterminate && styles.travelling)}
              style={isIndeterminate ? undefined : { display: 'block', width: `${percentage}%` }}
            />
          </span>
        </>
      )}
    </AriaProgressBar>
  );
}
