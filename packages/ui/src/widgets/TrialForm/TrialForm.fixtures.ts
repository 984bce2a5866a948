import type { TrialApplicant } from './TrialForm.tsx';

export const ada: TrialApplicant = { firstname: 'Ada', lastname: 'Lovelace', email: 'ada@example.net', asn: 64_512 };
