import type { RouteStep } from '@routeglass/domain/player';
import { AbbreviatedNumber } from '../AbbreviatedNumber/AbbreviatedNumber.tsx';
import { DateTime } from '../DateTime/DateTime.tsx';
import * as styles from './PlayerBar.css.ts';

/** Routes at the position, and what its step changed. */
export type PlayerCounts = Readonly<Record<keyof RouteStep, number>>;

interface PlayerStateProps {
  readonly position: number;
  readonly counts: PlayerCounts | undefined;
  readonly isPlaying: boolean;
  /** Whether it moves from change to change, which may be seconds apart. */
  readonly isBySecond: boolean;
}

/** The player's position. Announced only when it is moved by hand: every two seconds would drown out everything else. */
export function PlayerState({ position, counts, isPlaying, isBySecond }: PlayerStateProps) {
  return (
    <div className={styles.state} aria-live={isPlaying ? 'off' : 'polite'} data-part="state">
      <strong className={styles.time}>
        <DateTime value={new Date(position)} precision={isBySecond ? 'second' : 'minute'} />
      </strong>
      {counts && (
        <span className={styles.counts}>
          <span>
            <AbbreviatedNumber value={counts.active} /> active
          </span>
          <span className={styles.added}>
            +<AbbreviatedNumber value={counts.added} /> new
          </span>
          <span className={styles.left}>
            −<AbbreviatedNumber value={counts.left} /> withdrawn
          </span>
        </span>
      )}
    </div>
  );
}
