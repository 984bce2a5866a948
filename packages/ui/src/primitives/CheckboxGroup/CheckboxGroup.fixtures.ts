import type { Choice } from '../Field/choice.ts';

/** What can be watched for hijacks and leaks. */
export const feeds: readonly Choice<'created' | 'affected' | 'leaks'>[] = [
  { id: 'created', name: 'Created hijacks' },
  { id: 'affected', name: 'Affected hijacks', description: 'Prefixes of this AS that others announce.' },
  { id: 'leaks', name: 'Prefixes in leaks' },
];
