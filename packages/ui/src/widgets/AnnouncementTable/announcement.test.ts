import { describe, expect, it } from 'vitest';
import { announcementProblems, lastDay, type NewAnnouncement } from './announcement.ts';

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

describe('lastDay', () => {
  it.each([
    ['2026-12-06T00:00:00Z', '2026-12-05T23:59:59.999Z'],
    ['2026-12-06T09:30:00Z', undefined],
  ])('of what ends at %s is %s', (until, day) => {
    expect(lastDay(new Date(until))?.toISOString()).toBe(day);
  });
});
