import { describe, expect, it } from 'vitest';
import { auditList, readAudit } from './address.ts';

const first = { actor: '', action: null, subject: '', days: { from: '', until: '' }, page: 1, pageSize: 50 };
const narrowed = {
  actor: 'ada@',
  action: 'user.blocked',
  subject: 'spam',
  days: { from: '2026-11-01', until: '' },
  page: 2,
  pageSize: 20,
};

describe('the address of the audit log', () => {
  it.each([
    ['', first],
    ['who=a&action=%3Cb%3E&to=+&from=now&until=2026-13-01&page=-1', first],
    ['who=ada@&action=user.blocked&to=spam&from=2026-11-01&page=2&page-size=20', narrowed],
  ])('%s', (search, expected) => {
    expect(readAudit(new URLSearchParams(search))).toEqual(expected);
  });

  it('survives a round trip, and a plain view has a plain address', () => {
    expect(auditList.read(auditList.write({ view: narrowed }, new URLSearchParams()))).toEqual({ view: narrowed });
    expect(auditList.write({ view: first }, new URLSearchParams('to=spam')).toString()).toBe('');
  });
});
