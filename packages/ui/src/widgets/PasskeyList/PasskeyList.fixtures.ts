import type { Passkey } from './passkey.ts';

export const passkeys: readonly Passkey[] = [
  {
    id: 'p1',
    name: 'Work laptop',
    created: new Date('2026-10-02T08:00:00Z'),
    lastUsed: new Date('2026-11-22T09:30:00Z'),
    isSynced: false,
  },
  { id: 'p2', name: 'هاتف', created: new Date('2026-11-12T18:20:00Z'), lastUsed: null, isSynced: true },
];
