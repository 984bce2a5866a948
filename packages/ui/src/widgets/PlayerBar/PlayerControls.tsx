import { playerStepName, type PlayerStep } from '@routeglass/domain/player';
import { ChevronFirst, ChevronLast, Minus, Pause, Play, Plus, StepBack, StepForward, X } from 'lucide-react';
import { memo, useLayoutEffect, useRef } from 'react';
import { Toolbar } from 'react-aria-components';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import type { IconDrawing } from '../../primitives/Icon/Icon.tsx';
import * as styles from './PlayerBar.css.ts';
import type { PlayerCommand } from './playerKeys.ts';
import type { PlayerControl } from './usePlayer.ts';

interface PlayerControlsProps {
  readonly player: Pick<PlayerControl, 'isPlaying' | 'can' | 'run'>;
  readonly step: PlayerStep;
  readonly onClose: () => void;
}

const commands: readonly PlayerCommand[] = ['first', 'previous', 'next', 'last', 'shorter', 'longer', 'play'];

/** The buttons in order: First, Previous, step size, Play or Pause, Next, Last, Close. */
export const PlayerControls = memo(function PlayerControls({ player, step, onClose }: PlayerControlsProps) {
  const { isPlaying, can, run } = player;
  const playButton = useRef<HTMLButtonElement>(null);
  const focused = useRef<Element>(null);
  // A button that its own press disables would lose the focus, and the bar its keys.
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === focused.current;
    if (isLost && focused.current?.matches(':disabled')) playButton.current?.focus();
  });
  const button = (command: PlayerCommand, icon: IconDrawing, label: string) => (
    <IconButton
      icon={icon}
      label={label}
      size="small"
      isDisabled={!can[command]}
      onFocus={({ target }) => void (focused.current = target)}
      onPress={() => run(command)}
    />
  );
  return (
    <Toolbar aria-label="Player controls" className={styles.controls}>
      {button('first', ChevronFirst, 'First')}
      {button('previous', StepBack, 'Previous')}
      <span className={styles.step} role="group" aria-label="Step size">
        {button('shorter', Minus, 'Decrease step size')}
        <output className={styles.stepName} data-part="step">
          {playerStepName(step)}
        </output>
        {button('longer', Plus, 'Increase step size')}
      </span>
      <IconButton
        ref={playButton}
        icon={isPlaying ? Pause : Play}
        label={isPlaying ? 'Pause' : 'Play'}
        size="small"
        kind={can.play ? 'primary' : 'secondary'}
        isDisabled={!can.play}
        onPress={() => run('play')}
      />
      {button('next', StepForward, 'Next')}
      {button('last', ChevronLast, 'Last')}
      <span className={styles.close}>
        <IconButton icon={X} label="Close" size="small" onPress={onClose} />
      </span>
    </Toolbar>
  );
}, haveSameState);

/** The functions never change, and most steps do not change what the buttons show. */
function haveSameState(a: PlayerControlsProps, b: PlayerControlsProps): boolean {
  if (a.step !== b.step || a.player.isPlaying !== b.player.isPlaying) return false;
  return commands.every((command) => a.player.can[command] === b.player.can[command]);
}
