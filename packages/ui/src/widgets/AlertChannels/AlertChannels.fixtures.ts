import type { AlertChannel, Delivery } from './alertChannel.ts';

const plain = { form: 'standard', isOn: true, quietFrom: 0, quietUntil: 0, digest: 0, problem: null } as const;

export const channels: readonly AlertChannel[] = [
  {
    ...plain,
    id: 'c1',
    kind: 'mail',
    name: 'Night shift',
    target: 'noc@example.net',
    quietFrom: 1320,
    quietUntil: 420,
    digest: 60,
    lastSent: new Date('2026-11-22T09:31:00Z'),
  },
  {
    ...plain,
    id: 'c2',
    kind: 'webhook',
    name: 'Chat',
    target: 'https://hooks.example.net/…',
    form: 'slack',
    problem: 'hooks.example.net answered 503',
    lastSent: null,
  },
  {
    ...plain,
    id: 'c3',
    kind: 'syslog',
    name: 'Logs',
    target: 'tls://logs.example.net:6514',
    isOn: false,
    lastSent: null,
  },
];

export const deliveries: readonly Delivery[] = [
  {
    id: 'd2',
    title: 'Test message: alerts reach this channel',
    change: null,
    state: 'sent',
    attempts: 1,
    created: new Date('2026-11-22T10:00:00Z'),
    problem: null,
  },
  {
    id: 'd1',
    title: 'Hijack of 10.1.0.0/16 (AS64512) by AS64666',
    change: 'opened',
    state: 'waiting',
    attempts: 3,
    created: new Date('2026-11-22T09:31:00Z'),
    problem: 'hooks.example.net answered 503',
  },
];
