import type { ApiToken, MadeToken } from './apiToken.ts';

export const tokens: readonly ApiToken[] = [
  {
    id: 't1',
    name: 'Monitoring',
    scope: 'read',
    begins: 'rg_4fZk…',
    created: new Date('2026-10-01T08:00:00Z'),
    lastUsed: new Date('2026-11-22T09:30:00Z'),
    expires: new Date('2027-01-01T08:00:00Z'),
  },
  {
    id: 't2',
    name: 'Deploy script of the northern exchange',
    scope: 'write',
    begins: 'rg_Qw81…',
    created: new Date('2026-11-12T18:20:00Z'),
    lastUsed: null,
    expires: new Date('2026-12-12T18:20:00Z'),
  },
];

export const made: MadeToken = { name: 'Monitoring', text: 'rg_4fZkExampleOnlyExampleOnlyExampleOnly' };
