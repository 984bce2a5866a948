import type { MessageThread } from '../../facts/messageThread.ts';

export const threads: readonly MessageThread[] = [
  {
    id: 'm1',
    kind: 'expert',
    subject: 'Why is our /22 invalid at some vantage points?',
    state: 'open',
    updated: new Date('2026-11-22T09:30:00Z'),
    unread: 2,
    excerpt: 'The ROA of your upstream has a max length of 22, while you announce two /23 towards the exchange.',
  },
  {
    id: 'm2',
    kind: 'feedback',
    subject: 'مرحبا',
    state: 'closed',
    updated: new Date('2026-11-01T08:00:00Z'),
    unread: 0,
    excerpt: 'شكرا جزيلا',
  },
];
