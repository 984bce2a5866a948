import type { AskedSession, AskedTrial } from './asked.ts';

const ada = { name: 'Ada Brook', email: 'ada@example.net' };

export const sessions: readonly AskedSession[] = [
  {
    id: 's1',
    asn: 64_512,
    asName: 'Kestrel',
    ...ada,
    ip: '192.0.2.7',
    state: 'requested',
    created: new Date('2026-11-22T09:30:00Z'),
  },
  {
    id: 's2',
    asn: 64_514,
    asName: 'شبكة الخليج للاتصالات',
    name: 'ليلى الخليج',
    email: 'layla@example.org',
    ip: '2001:db8:ffff:ffff:ffff:ffff:ffff:7',
    state: 'established',
    created: new Date('2026-11-20T09:30:00Z'),
  },
  {
    id: 's3',
    asn: 64_515,
    asName: null,
    name: 'Bob',
    email: 'bob@example.com',
    ip: '192.0.2.9',
    state: 'rejected',
    created: new Date('2026-11-19T09:30:00Z'),
  },
];

export const trials: readonly AskedTrial[] = [
  {
    id: 't1',
    asn: 64_512,
    asName: 'Kestrel',
    ...ada,
    company: 'Kestrel Networks',
    state: 'requested',
    ends: null,
    created: new Date('2026-11-22T09:30:00Z'),
  },
  {
    id: 't2',
    asn: 64_515,
    asName: null,
    name: 'Bob',
    email: 'bob@example.com',
    company: 'Bob Ltd',
    state: 'approved',
    ends: new Date('2026-12-19T09:30:00Z'),
    created: new Date('2026-11-19T09:30:00Z'),
  },
];
