import type { User, UserView } from './user.ts';

export const users: readonly User[] = [
  {
    id: 'u1',
    email: 'ada@example.net',
    name: 'Ada Brook',
    role: 'ADMIN',
    state: 'active',
    created: new Date('2026-01-04T08:00:00Z'),
    lastSeen: new Date('2026-11-22T09:30:00Z'),
    sessions: 2,
    hasSecondFactor: true,
  },
  {
    id: 'u2',
    email: 'layla@example.org',
    name: 'ليلى الخليج',
    role: 'USER',
    state: 'unconfirmed',
    created: new Date('2026-11-20T08:00:00Z'),
    lastSeen: null,
    sessions: 0,
    hasSecondFactor: false,
  },
  {
    id: 'u3',
    email: 'spam@example.com',
    name: 'S Pam',
    role: 'USER',
    state: 'blocked',
    created: new Date('2026-11-01T08:00:00Z'),
    lastSeen: new Date('2026-11-02T09:30:00Z'),
    sessions: 0,
    hasSecondFactor: false,
  },
];

export const view: UserView = {
  filter: '',
  role: null,
  state: null,
  sort: { column: 'created', order: 'desc' },
  page: 1,
  pageSize: 20,
};
