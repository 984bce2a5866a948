import type { Ref } from 'react';
import { ProgressBar } from 'react-aria-components';
import type { Host } from '../closed.ts';
import * as styles from './Spinner.css.ts';
import type { SpinnerSize } from './Spinner.variants.ts';

export interface SpinnerProps extends Host {
  /** What the reader waits for. */
  readonly label: string;
  /** Default 24. */
  readonly size?: SpinnerSize;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Shows waiting of unknown length, in a place too small for a skeleton. */
export function Spinner({ label, size = 24, ...props }: SpinnerProps) {
  return (
    <ProgressBar {...props} aria-label={label} isIndeterminate className={styles.root}>
      <svg width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="3" aria-hidden>
        <circle cx="12" cy="12" r="10" className={styles.track} />
        <path d="M22 12a10 10 0 0 0-10-10" strokeLinecap="round" />
      </svg>
    </ProgressBar>
  );
}
