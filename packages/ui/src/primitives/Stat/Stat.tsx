import type { ReactNode, Ref } from 'react';
import type { Host } from '../closed.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './Stat.css.ts';

export interface StatProps extends Host {
  /** What is counted. */
  readonly label: ReactNode;
  /** The formatted number. Undefined while it loads. */
  readonly value: ReactNode | undefined;
  /** Change, share or source, below the number. */
  readonly note?: ReactNode;
  readonly ref?: Ref<HTMLDListElement>;
}

/** One number with its name. */
export function Stat({ label, value, note, ...props }: StatProps) {
  return (
    <dl {...props} className={styles.root} aria-busy={value === undefined}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value ?? <Skeleton width="4ch" />}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </dl>
  );
}
