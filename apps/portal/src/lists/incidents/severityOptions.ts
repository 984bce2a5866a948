/** Severities to filter by, with their names; the highest first. */
export const severityOptions = [
  { id: 'high', name: 'High' },
  { id: 'medium', name: 'Medium' },
  { id: 'low', name: 'Low' },
  { id: 'info', name: 'Info' },
] as const;

/** The same as values of a parameter; empty if the filter is clear. */
export const severityChoices = [...severityOptions.map(({ id }) => id), ''] as const;
export type SeverityChoice = (typeof severityChoices)[number];
