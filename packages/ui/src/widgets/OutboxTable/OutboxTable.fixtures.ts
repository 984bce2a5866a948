import type { Job, Letter } from './letter.ts';

export const letters: readonly Letter[] = [
  {
    id: 'l2',
    to: 'layla@example.org',
    subject: 'Confirm your address',
    state: 'failed',
    created: new Date('2026-11-22T09:30:00Z'),
    attempts: 3,
    problem: '550 mailbox unavailable',
  },
  {
    id: 'l1',
    to: 'ada@example.net',
    subject: 'Set a new password',
    state: 'sent',
    created: new Date('2026-11-22T09:00:00Z'),
    attempts: 1,
    problem: null,
  },
];

export const jobs: readonly Job[] = [
  {
    id: 'j1',
    kind: 'mail.send',
    state: 'dead',
    attempts: 8,
    runAt: new Date('2026-11-22T09:30:00Z'),
    problem: '550 mailbox unavailable',
  },
  {
    id: 'j2',
    kind: 'account.erase',
    state: 'waiting',
    attempts: 0,
    runAt: new Date('2026-12-06T09:30:00Z'),
    problem: null,
  },
];
