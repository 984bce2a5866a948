/** Severities to filter by, with their words; the gravest first. */
export const severityOptions = [
  { id: 'high', name: 'High' },
  { id: 'medium', name: 'Medium' },
  { id: 'low', name: 'Low' },
  { id: 'info', name: 'Info' },
] as const;

/** The same as an address says them; empty where the filter is clear. */
export const severityChoices = [...severityOptions.map(({ id }) => id), ''] as const;
export type SeverityChoice = (typeof severityChoices)[number];
