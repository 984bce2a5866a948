import type { Suppression } from './suppression.ts';

export const suppressions: readonly Suppression[] = [
  {
    email: 'layla@example.org',
    reason: '550 5.1.1 mailbox unavailable',
    since: new Date('2026-11-22T09:30:00Z'),
  },
  { email: 'noc@example.com', reason: 'Asked for by phone', since: new Date('2026-10-02T14:00:00Z') },
];
