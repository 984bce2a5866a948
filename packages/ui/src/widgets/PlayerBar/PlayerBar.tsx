import {
  nearestPlayerDate,
  playerDateTexts,
  type AvailableDates,
  type PlayerStep,
  type PlayerWindow,
} from '@routeglass/domain/player';
import type { KeyboardEvent } from 'react';
import { classes } from '../../css/classes.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { dataOf, type Face } from '../../facts/face.ts';
import { Paywall } from '../Paywall/Paywall.tsx';
import * as styles from './PlayerBar.css.ts';
import { PlayerControls } from './PlayerControls.tsx';
import { PlayerDateField } from './PlayerDateField.tsx';
import { playerCommandOf } from './playerKeys.ts';
import { PlayerScrubber } from './PlayerScrubber.tsx';
import { PlayerState, type PlayerCounts } from './PlayerState.tsx';
import { useLatest } from '../../primitives/useLatest.ts';
import { usePlayer } from './usePlayer.ts';

export interface PlayerBarProps {
  /** What can be played, from the start date on. Without events there is nothing to play. */
  readonly history: Face<PlayerWindow>;
  /** Milliseconds since 1970. Outside the window the nearest end is used. */
  readonly position: number;
  readonly onPositionChange: (position: number) => void;
  readonly step: PlayerStep;
  readonly onStepChange: (step: PlayerStep) => void;
  /** Any instant of the chosen start date. Outside the available range the nearest date is used (`nearestPlayerDate`), with a warning. */
  readonly date: number;
  readonly available: AvailableDates;
  /** Called with the midnight of the chosen date, available or not. */
  readonly onDateChange: (date: number) => void;
  /** Routes at the position, and what the last step changed. */
  readonly counts?: PlayerCounts;
  readonly onClose: () => void;
  /** By default it plays as soon as there is something to play. */
  readonly startsPaused?: boolean;
}

/** Plays the history of a prefix's routes from a chosen date: one step every two seconds, or by hand. */
export function PlayerBar(props: PlayerBarProps) {
  const { history, step, counts, onClose } = props;
  const known = dataOf(history);
  const window = known && known.events.length > 0 ? known : null;
  const player = usePlayer({ startsPaused: false, ...props, window });
  const run = useLatest(player.run);
  const close = useLatest(onClose);
  const { date, warning } = nearestPlayerDate(props.date, props.available);

  if (history.status === 'locked') {
    return (
      <Paywall title="The player is only available for users with Pro Subscription">
        Replay how the routes of a prefix changed, step by step.
      </Paywall>
    );
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.target as Element).closest('input')) return;
    const command = playerCommandOf(event);
    if (!command) return;
    event.preventDefault();
    run(command);
  };
  return (
    // The keys belong to the buttons inside, from which the events come.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles.root}
      aria-label="Player"
      aria-busy={history.status === 'loading'}
      data-playing={player.isPlaying || undefined}
      onKeyDown={onKeyDown}
    >
      <PlayerDateField date={date} onChange={props.onDateChange} />
      <PlayerControls player={{ ...player, run }} step={step} onClose={close} />
      {window && (
        <>
          <PlayerState
            position={player.position}
            counts={counts}
            isPlaying={player.isPlaying}
            isBySecond={step === 'single-event'}
          />
          <PlayerScrubber window={window} position={player.position} onSeek={player.seek} />
        </>
      )}
      {history.status === 'loading' && (
        <output className={classes(styles.state, styles.note)}>Loading the history</output>
      )}
      {known && !window && <output className={classes(styles.state, styles.note)}>No history routes</output>}
      {history.status === 'error' && (
        <div className={styles.error} role="alert">
          <span>The history could not be loaded. {history.message}</span>
          {history.onRetry && (
            <Button size="small" onPress={history.onRetry}>
              Try again
            </Button>
          )}
        </div>
      )}
      <div className={styles.warning} aria-live="polite">
        {warning && (
          <Text size={13} tone="unknown">
            {playerDateTexts[warning]}
          </Text>
        )}
      </div>
    </section>
  );
}
