import type { AuditEntry, AuditView } from './auditEntry.ts';

export const view: AuditView = {
  actor: '',
  action: null,
  subject: '',
  days: { from: '', until: '' },
  page: 1,
  pageSize: 50,
};
export const actions = ['user.blocked', 'user.promoted'];

export const entries: readonly AuditEntry[] = [
  {
    id: 'a2',
    at: new Date('2026-11-22T09:30:12Z'),
    actor: 'ada@example.net',
    action: 'user.blocked',
    subject: 'spam@example.com',
    address: '10.20.0.7',
    details: [{ name: 'reason', value: 'spam' }],
  },
  {
    id: 'a1',
    at: new Date('2026-11-22T09:00:00Z'),
    actor: 'command line',
    action: 'user.promoted',
    subject: 'ada@example.net',
    address: null,
    details: [],
  },
];
