/** Values to filter incidents by, with their words. */
export const severityOptions = [
  { id: 'high', name: 'High' },
  { id: 'medium', name: 'Medium' },
  { id: 'low', name: 'Low' },
  { id: 'info', name: 'Info' },
] as const;

export const validityOptions = [
  { id: 'invalid', name: 'Invalid' },
  { id: 'unknown', name: 'Unknown' },
  { id: 'valid', name: 'Valid' },
] as const;
