import type { SignedInBrowser } from './signedInBrowser.ts';

export const browsers: readonly SignedInBrowser[] = [
  {
    id: 's1',
    isCurrent: true,
    device: 'Firefox on Linux',
    address: '10.20.0.7',
    place: 'Netherlands',
    method: 'password',
    created: new Date('2026-11-01T08:00:00Z'),
    lastUsed: new Date('2026-11-22T09:30:00Z'),
  },
  {
    id: 's2',
    isCurrent: false,
    device: 'Safari on iPhone',
    address: '10.80.4.12',
    place: null,
    method: 'passkey',
    created: new Date('2026-11-12T18:20:00Z'),
    lastUsed: new Date('2026-11-20T21:05:00Z'),
  },
];
