import { Button } from '../../primitives/Button/Button.tsx';
import * as styles from './WizardSteps.css.ts';

export interface WizardActionsProps {
  /** Goes to the next step. Absent in the last one. */
  readonly onNext?: () => void;
  /** Whether the step is complete. Default true. */
  readonly canGoOn?: boolean;
  /** Goes on without completing the step. */
  readonly onSkip?: () => void;
  /** Goes back. */
  readonly onPrevious?: (() => void) | undefined;
}

/** The buttons below a step. */
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
