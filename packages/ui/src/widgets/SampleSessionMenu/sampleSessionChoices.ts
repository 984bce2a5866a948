/** As whom the sample may be looked at, in words. */
export const sampleSessionChoices = {
  none: { name: 'Signed out', note: 'What anybody sees: Pro features are locked' },
  rating: { name: 'With rating subscription', note: 'Player, visibility and Pro filters are open' },
} as const;

export type SampleSessionChoice = keyof typeof sampleSessionChoices;
