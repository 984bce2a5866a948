import type { ThreadContent } from './threadContent.ts';

export const thread: ThreadContent = {
  id: 'm1',
  kind: 'expert',
  subject: 'Why is our /22 invalid at some vantage points?',
  state: 'open',
  fields: [
    { name: 'AS number', value: 'AS64512' },
    { name: 'Phone', value: '+31 20 123 4567' },
  ],
  messages: [
    {
      id: '1',
      isStaff: false,
      author: 'Ada Brook',
      text: 'Since Tuesday three of the vantage points show it as invalid.\n\nWhat did we miss?',
      sent: new Date('2026-11-21T09:30:00Z'),
    },
    {
      id: '2',
      isStaff: true,
      author: 'Routeglass',
      text: 'The ROA of your upstream has a max length of 22, while you announce two /23 towards the exchange.',
      sent: new Date('2026-11-22T09:30:00Z'),
    },
  ],
};
