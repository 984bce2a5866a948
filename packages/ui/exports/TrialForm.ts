export { TrialForm, type TrialApplicant, type TrialFormProps } from '../src/widgets/TrialForm/TrialForm.tsx';
export type { TrialRequest } from '../src/widgets/TrialForm/trial.ts';
