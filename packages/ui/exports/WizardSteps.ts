export { WizardSteps, type WizardStepsProps } from '../src/widgets/WizardSteps/WizardSteps.tsx';
export { WizardActions, type WizardActionsProps } from '../src/widgets/WizardSteps/WizardActions.tsx';
export {
  canGoOn,
  isStepOpen,
  stepAfter,
  stepBefore,
  stepShown,
  wizardSteps,
  wizardStepTitles,
} from '../src/widgets/WizardSteps/wizardSteps.ts';
export type { WizardProgress, WizardReader, WizardStep } from '../src/widgets/WizardSteps/wizardSteps.ts';
