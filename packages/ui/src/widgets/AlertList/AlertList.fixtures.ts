import type { Alert } from './alert.ts';

const open: Alert = {
  id: 'a1',
  asn: 64_512,
  kind: 'hijack',
  isOpen: true,
  title: 'Hijack of 10.1.0.0/16 (AS64512) by AS64666',
  began: new Date('2026-11-22T09:30:00Z'),
  ended: null,
  acknowledged: null,
  snoozedUntil: null,
  isExpected: false,
  reasons: [
    { name: 'Rule', value: 'Hijack' },
    { name: 'Vantage points', value: '12' },
    { name: 'Share of vantage points', value: '35\u00A0%' },
    { name: 'Since', value: '2026-11-22T09:30:00Z' },
  ],
  paths: [
    { path: '64600 64601 64666', vantagePoints: 9 },
    { path: '64602 4200000001 4200000001 4200000001 64601 4200000002 64666', vantagePoints: 3 },
  ],
  graph: '/as/64512/graph/?prefix=10.1.0.0%2F16',
  messages: [
    { change: 'opened', at: new Date('2026-11-22T09:31:00Z') },
    { change: 'grown', at: new Date('2026-11-22T09:36:00Z') },
  ],
};

export const alerts: readonly Alert[] = [
  open,
  {
    ...open,
    id: 'a2',
    kind: 'neighbor',
    isOpen: false,
    title: 'New neighbor of AS64512: AS64700',
    began: new Date('2026-11-21T10:00:00Z'),
    ended: new Date('2026-11-21T10:00:00Z'),
    reasons: [{ name: 'Rule', value: 'New neighbor' }],
    paths: [{ path: '64600 64700 64512', vantagePoints: 1 }],
    graph: '/as/64512/graph/?prefix=10.2.0.0%2F16',
    messages: [{ change: 'passed', at: new Date('2026-11-21T10:00:00Z') }],
  },
  { ...open, id: 'a3', title: 'Hijack of 10.2.0.0/16 (AS64512) by AS64667', acknowledged: open.began },
];
