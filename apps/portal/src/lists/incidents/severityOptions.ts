/** Severities to filter by, with their words; the gravest first. */
export const severityOptions = [
  { id: 'high', name: 'High' },
  { id: 'medium', name: 'Medium' },
  { id: 'low', name: 'Low' },
  { id: 'info', name: 'Info' },
] as const;
