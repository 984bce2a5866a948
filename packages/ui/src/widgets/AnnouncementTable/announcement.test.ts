import { expect, it } from 'vitest';
import { announcementProblems, type NewAnnouncement } from './announcement.ts';

const plain: NewAnnouncement = { text: 'Work tonight', href: '', audience: 'everyone', from: '', until: '' };

it.each<[Partial<NewAnnouncement>, readonly string[]]>([
  [{}, []],
  [{ href: '/pricing', from: '2026-11-01', until: '2026-11-01' }, []],
  [{ href: 'https://status.example.net' }, []],
  [{ text: '  ' }, ['text']],
  [{ text: 'x'.repeat(301) }, ['text']],
  [{ href: 'javascript:alert(1)' }, ['href']],
  [{ href: '//evil.example' }, ['href']],
  [{ from: '2026-11-02', until: '2026-11-01' }, ['until']],
])('of %j finds %j', (change, fields) => {
  expect(announcementProblems({ ...plain, ...change }).map(({ path }) => path?.[0]?.key)).toEqual(fields);
});
