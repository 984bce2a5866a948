import type { Announcement } from './announcement.ts';

const shown: Announcement = {
  id: 'n2',
  text: 'Maintenance on Sunday: the site is read-only from 02:00 to 04:00 UTC',
  href: 'https://status.example.net',
  audience: 'everyone',
  from: new Date('2026-11-22T00:00:00Z'),
  until: new Date('2026-11-30T00:00:00Z'),
  state: 'shown',
  by: 'root@example.net',
};

export const announcements: readonly Announcement[] = [
  {
    ...shown,
    id: 'n3',
    text: 'New prices from January',
    href: '/pricing',
    from: new Date('2026-12-01T00:00:00Z'),
    until: null,
    audience: 'signed-in',
    state: 'planned',
  },
  shown,
  {
    ...shown,
    id: 'n1',
    text: 'A new collector listens in Utrecht',
    href: null,
    from: new Date('2026-10-01T00:00:00Z'),
    until: new Date('2026-10-08T00:00:00Z'),
    state: 'over',
  },
];
export const view = { page: 1, pageSize: 50 };
