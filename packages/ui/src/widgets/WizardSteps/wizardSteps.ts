/** The steps to the free trial, in order, as named in the URL. */
export const wizardSteps = ['register', 'as-confirmation', 'establish-session', 'trial-request'] as const;
export type WizardStep = (typeof wizardSteps)[number];

export const wizardStepTitles: Readonly<Record<WizardStep, string>> = {
  register: 'Login/Register',
  'as-confirmation': 'AS Confirmation',
  'establish-session': 'Establishing Session',
  'trial-request': 'Trial',
};

/** Decides which steps can be opened. */
export interface WizardReader {
  readonly isLoggedIn: boolean;
  /** Whether the contacts of the chosen network have approved. */
  readonly isApproved: boolean;
}

/** Whether the step can be opened. */
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

/** The step to show for the one in the URL: that one if it can be opened, else the first one that can. */
export function stepShown(asked: string | null, reader: WizardReader): WizardStep {
  const step = wizardSteps.find((each) => each === asked);
  if (step && isStepOpen(step, reader)) return step;
  return reader.isLoggedIn ? 'as-confirmation' : 'register';
}

/** The next step; undefined after the last. */
export function stepAfter(step: WizardStep): WizardStep | undefined {
  return wizardSteps[wizardSteps.indexOf(step) + 1];
}

/** The previous step that can be opened; undefined if there is none. */
export function stepBefore(step: WizardStep, reader: WizardReader): WizardStep | undefined {
  return wizardSteps.slice(0, wizardSteps.indexOf(step)).findLast((each) => isStepOpen(each, reader));
}

/** Progress within the steps. */
export interface WizardProgress extends WizardReader {
  /** Whether a session with the network is established. */
  readonly isEstablished: boolean;
  /** Whether a session was requested during the step. */
  readonly wasRequested: boolean;
}

/** Whether "Next" is enabled. "Skip" always is, if the step has it. */
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
