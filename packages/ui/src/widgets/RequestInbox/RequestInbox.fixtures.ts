import { threads } from '../ThreadList/ThreadList.fixtures.ts';
import type { InboxThread, InboxView } from './inboxThread.ts';

const writers = [
  { name: 'Ada Brook', email: 'ada@example.net', isGuest: false },
  { name: 'ليلى', email: 'layla@example.org', isGuest: true },
];

export const inbox: readonly InboxThread[] = threads.map((thread, at) => ({
  ...thread,
  from: writers[at] ?? { name: '', email: 'someone@example.net', isGuest: true },
}));

export const view: InboxView = { filter: '', kind: null, state: null, page: 1, pageSize: 20 };
