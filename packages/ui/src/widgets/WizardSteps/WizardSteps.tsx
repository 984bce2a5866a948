import { Check } from 'lucide-react';
import { Link } from 'react-aria-components';
import { classes } from '../../css/classes.ts';
import { focusRing } from '../../css/focus.css.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as styles from './WizardSteps.css.ts';
import { isStepOpen, wizardSteps, wizardStepTitles, type WizardReader, type WizardStep } from './wizardSteps.ts';

export interface WizardStepsProps {
  readonly current: WizardStep;
  readonly reader: WizardReader;
  /** URL of a step. */
  readonly hrefOf: (step: WizardStep) => string;
}

/** The steps to the free trial: which are done, which is current, and which can be opened. */
export function WizardSteps({ current, reader, hrefOf }: WizardStepsProps) {
  const at = wizardSteps.indexOf(current);
  return (
    <nav aria-label="Steps to the free trial">
      <ol className={styles.list}>
        {wizardSteps.map((step, index) => (
          <li key={step} className={styles.item} data-state={index < at ? 'done' : index === at ? 'current' : 'ahead'}>
            <Step step={step} number={index + 1} isDone={index < at} isCurrent={index === at}>
              {isStepOpen(step, reader) ? hrefOf(step) : undefined}
            </Step>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface StepProps {
  readonly step: WizardStep;
  readonly number: number;
  readonly isDone: boolean;
  readonly isCurrent: boolean;
  /** Its URL, if it can be opened. */
  readonly children: string | undefined;
}

function Step({ step, number, isDone, isCurrent, children: href }: StepProps) {
  return (
    <Link
      {...(href !== undefined && { href })}
      isDisabled={href === undefined}
      {...(isCurrent && { 'aria-current': 'step' })}
      className={classes(styles.step, focusRing)}
    >
      <span className={styles.number}>{isDone ? <Icon of={Check} size={14} label="Done:" /> : number}</span>
      <span className={styles.title}>{wizardStepTitles[step]}</span>
    </Link>
  );
}
