import type { Invitation } from './invitation.ts';

export const invitations: readonly Invitation[] = [
  {
    id: 'i1',
    asn: 64_512,
    asName: 'NORTHWIND',
    email: 'night.shift@northwind.example',
    invitedBy: 'noc@northwind.example',
    sent: new Date('2026-11-20T08:00:00Z'),
    expires: new Date('2026-12-04T08:00:00Z'),
  },
  {
    id: 'i2',
    asn: 64_513,
    asName: null,
    email: 'bob@example.net',
    invitedBy: 'ann@example.net',
    sent: new Date('2026-11-12T18:20:00Z'),
    expires: new Date('2026-11-26T18:20:00Z'),
  },
];
