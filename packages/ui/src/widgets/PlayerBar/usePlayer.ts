import {
  firstPosition,
  lastPosition,
  longerStep,
  nextPosition,
  previousPosition,
  shorterStep,
  withinWindow,
  type PlayerStep,
  type PlayerWindow,
} from '@routeglass/domain/player';
import { useState } from 'react';
import type { PlayerCommand } from './playerKeys.ts';
import { useTicks } from './useTicks.ts';

/** Time between two steps while playing, in milliseconds. */
export const PLAYER_TICK = 2000;

export interface PlayerControl {
  readonly position: number;
  readonly isPlaying: boolean;
  readonly can: Readonly<Record<PlayerCommand, boolean>>;
  run(command: PlayerCommand): void;
  /** Jumps to an instant. */
  seek(position: number): void;
}

interface PlayerOptions {
  /** Null while there is nothing to play. */
  readonly window: PlayerWindow | null;
  readonly position: number;
  readonly step: PlayerStep;
  readonly startsPaused: boolean;
  readonly onPositionChange: (position: number) => void;
  readonly onStepChange: (step: PlayerStep) => void;
}

const nothing: PlayerWindow = { start: 0, end: 0, events: [] };

/** What the controls can do, and the steps of playback. A manual step restarts the tick. */
export function usePlayer(options: PlayerOptions): PlayerControl {
  const { step, onPositionChange, onStepChange } = options;
  const window = options.window ?? nothing;
  const [wants, setWants] = useState(!options.startsPaused);
  const position = options.window ? withinWindow(window, options.position) : options.position;
  const next = options.window && nextPosition(window, step, position);
  const previous = options.window && previousPosition(window, step, position);
  const last = lastPosition(window, step);
  const isPlaying = wants && next !== null;

  const goTo = (to: number) => {
    if (nextPosition(window, step, to) === null) setWants(false);
    if (to !== options.position) onPositionChange(to);
  };
  const beginTick = useTicks(isPlaying, PLAYER_TICK, () => next !== null && goTo(next));

  const changeStep = (to: PlayerStep) => to !== step && onStepChange(to);
  const play = () => {
    setWants(!isPlaying);
    if (!isPlaying && next === null) onPositionChange(firstPosition(window));
  };
  const isThere = options.window !== null;
  const can = {
    first: isThere && position > firstPosition(window),
    previous: previous !== null,
    next: next !== null,
    last: isThere && position < last,
    shorter: shorterStep(step) !== step,
    longer: longerStep(step) !== step,
    play: isThere && (next !== null || nextPosition(window, step, firstPosition(window)) !== null),
  };

  return {
    position,
    isPlaying,
    can,
    seek(to) {
      beginTick();
      goTo(withinWindow(window, to));
    },
    run(command) {
      if (!can[command]) return;
      if (command === 'play') return play();
      if (command === 'shorter') return changeStep(shorterStep(step));
      if (command === 'longer') return changeStep(longerStep(step));
      beginTick();
      goTo({ first: firstPosition(window), previous: previous ?? 0, next: next ?? 0, last }[command]);
    },
  };
}
