import { Button } from '../../primitives/Button/Button.tsx';
import * as styles from './WizardSteps.css.ts';

export interface WizardActionsProps {
  /** The way on. Left out where the step ends the way. */
  readonly onNext?: () => void;
  /** Whether what the step asks for is done. Default true. */
  readonly canGoOn?: boolean;
  /** The way on without doing it. */
  readonly onSkip?: () => void;
  /** The way back. */
  readonly onPrevious?: (() => void) | undefined;
}

/** The buttons under a step. */
export function WizardActions({ onNext, canGoOn = true, onSkip, onPrevious }: WizardActionsProps) {
  return (
    <div className={styles.actions}>
      {onPrevious && <Button onPress={onPrevious}>Previous</Button>}
      <div className={styles.onward}>
        {onSkip && (
          <Button kind="quiet" onPress={onSkip}>
            Skip
          </Button>
        )}
        {onNext && (
          <Button kind="primary" onPress={onNext} isDisabled={!canGoOn}>
            Next
          </Button>
        )}
      </div>
    </div>
  );
}
