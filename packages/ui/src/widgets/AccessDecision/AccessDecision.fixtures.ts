import type { AccessAsked } from './AccessDecision.tsx';

export const asked: AccessAsked = {
  subject: { kind: 'network', asn: 64_512, name: 'Kestrel' },
  name: 'Ada Brook',
  email: 'ada@example.net',
  status: 3,
  asked: new Date('2026-11-20T08:00:00Z'),
  expires: new Date('2026-12-20T08:00:00Z'),
};

export const askedForDomain: AccessAsked = {
  ...asked,
  subject: { kind: 'domain', domain: 'kestrel.example' },
  status: 'sent',
};
