import type { AccessRequest } from './accessRequest.ts';

const base = { subject: 'AS64512', subjectName: 'Kestrel', name: 'Ada Brook', email: 'ada@example.net' };
const updated = new Date('2026-11-22T09:30:00Z');

export const requests: readonly AccessRequest[] = [
  { ...base, id: '1', status: 0, updated },
  { ...base, id: '2', email: 'bob@example.net', status: 1, updated },
  { ...base, id: '3', email: 'cid@example.net', name: 'ليلى الخليج', status: 2, updated },
  { ...base, id: '4', email: 'dan@example.net', status: 3, updated },
];
export const domains: readonly AccessRequest[] = [
  { ...base, id: '5', subject: 'example.net', subjectName: null, status: 'error', updated },
];
