/** The possible views of the demo data, as text. */
export const sampleSessionChoices = {
  none: { name: 'Signed out', note: 'As an anonymous visitor: Pro features locked' },
  rating: { name: 'With rating subscription', note: 'Player, visibility and Pro filters unlocked' },
} as const;

export type SampleSessionChoice = keyof typeof sampleSessionChoices;
