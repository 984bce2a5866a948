/** The steps of the way to the free trial, in order; the words in the address. */
export const wizardSteps = ['register', 'as-confirmation', 'establish-session', 'trial-request'] as const;
export type WizardStep = (typeof wizardSteps)[number];

export const wizardStepTitles: Readonly<Record<WizardStep, string>> = {
  register: 'Login/Register',
  'as-confirmation': 'AS Confirmation',
  'establish-session': 'Establishing Session',
  'trial-request': 'Trial',
};

/** What decides where one may go. */
export interface WizardReader {
  readonly isLoggedIn: boolean;
  /** Whether the contacts of the chosen network have approved. */
  readonly isApproved: boolean;
}

/** Whether the step may be gone to. */
export function isStepOpen(step: WizardStep, { isLoggedIn, isApproved }: WizardReader): boolean {
  switch (step) {
    case 'register':
      return !isLoggedIn;
    case 'as-confirmation':
      return isLoggedIn;
    case 'establish-session':
    case 'trial-request':
      return isLoggedIn && isApproved;
  }
}

/** The step to show for what the address says: that one, where it is open, else the one to begin with. */
export function stepShown(asked: string | null, reader: WizardReader): WizardStep {
  const step = wizardSteps.find((each) => each === asked);
  if (step && isStepOpen(step, reader)) return step;
  return reader.isLoggedIn ? 'as-confirmation' : 'register';
}

/** The step after; undefined after the last. */
export function stepAfter(step: WizardStep): WizardStep | undefined {
  return wizardSteps[wizardSteps.indexOf(step) + 1];
}

/** The step before that is open; undefined where there is none. */
export function stepBefore(step: WizardStep, reader: WizardReader): WizardStep | undefined {
  return wizardSteps.slice(0, wizardSteps.indexOf(step)).findLast((each) => isStepOpen(each, reader));
}

/** What was done in a step. */
export interface WizardProgress extends WizardReader {
  /** Whether a session with the network stands. */
  readonly isEstablished: boolean;
  /** Whether a session was asked for while in the step. */
  readonly wasRequested: boolean;
}

/** Whether "Next" leads on. "Skip" always does, where the step has one. */
export function canGoOn(step: WizardStep, progress: WizardProgress): boolean {
  switch (step) {
    case 'register':
      return progress.isLoggedIn;
    case 'as-confirmation':
      return progress.isApproved;
    case 'establish-session':
      return progress.isEstablished && progress.wasRequested;
    case 'trial-request':
      return false;
  }
}
