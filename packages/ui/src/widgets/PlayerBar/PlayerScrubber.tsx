import type { PlayerWindow } from '@routeglass/domain/player';
import { memo } from 'react';
import { secondText } from '../../facts/dateText.ts';
import { eventMarks } from './eventMarks.ts';
import * as styles from './PlayerScrubber.css.ts';

interface PlayerScrubberProps {
  readonly window: PlayerWindow;
  readonly position: number;
  readonly onSeek: (position: number) => void;
}

/** Step of an arrow key: one minute. Page keys move by tenths. */
const STEP = 60_000;

/** Seeks to any moment of the playback; changes of the routes are marked below it. */
export function PlayerScrubber({ window, position, onSeek }: PlayerScrubberProps) {
  return (
    <div className={styles.root}>
      <input
        type="range"
        className={styles.input}
        aria-label="Position"
        aria-valuetext={secondText(new Date(position))}
        min={window.start}
        max={window.end}
        step={STEP}
        value={position}
        onChange={(event) => onSeek(Number(event.target.value))}
      />
      <Marks window={window} />
    </div>
  );
}

const Marks = memo(function Marks({ window }: Pick<PlayerScrubberProps, 'window'>) {
  return (
    <svg className={styles.marks} viewBox="0 0 1000 6" preserveAspectRatio="none" aria-hidden>
      <path d={eventMarks(window, 1000)} stroke="currentColor" strokeWidth="1" vectorEffect="non-scaling-stroke" />
    </svg>
  );
});
