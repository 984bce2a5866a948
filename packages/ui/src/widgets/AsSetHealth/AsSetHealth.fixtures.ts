import type { SetHealthReport } from './setHealthReport.ts';

const rests = [
  { kind: 'irr', name: 'RIPE', asOf: new Date('2026-01-02T00:00:00Z') },
  { kind: 'peeringdb', name: 'peeringdb', asOf: new Date('2026-01-02T00:00:00Z') },
  { kind: 'links', name: 'routes of the collectors', asOf: new Date('2026-01-02T08:00:00Z') },
] as const;

export const soundSet: SetHealthReport = {
  asSet: 'AS-NORTHWIND',
  source: 'RIPE',
  sets: 3,
  networks: 24,
  findings: [
    { check: 'loops', level: 'ok' },
    { check: 'depth', level: 'ok' },
    { check: 'reserved', level: 'ok' },
    { check: 'homonyms', level: 'ok' },
    { check: 'missing', level: 'ok' },
    { check: 'unseen', level: 'ok' },
  ],
  depth: 2,
  deepest: ['RIPE::AS-NORTHWIND', 'RIPE::AS-EAST', 'RIPE::AS-HARBOUR'],
  loops: [],
  reservedCount: 0,
  reserved: [],
  homonymCount: 0,
  homonyms: [],
  missingCount: 0,
  missing: [],
  owners: [{ asn: 64_512, by: 'peeringdb' }],
  unseenCount: 0,
  unseen: [],
  rests,
};

export const ailingSet: SetHealthReport = {
  ...soundSet,
  source: 'RADB',
  findings: [
    { check: 'loops', level: 'medium' },
    { check: 'depth', level: 'low' },
    { check: 'reserved', level: 'high' },
    { check: 'homonyms', level: 'low' },
    { check: 'missing', level: 'medium' },
    { check: 'unseen', level: 'info' },
  ],
  depth: 12,
  loops: [['RADB::AS-NORTHWIND', 'RADB::AS-EAST', 'RADB::AS-NORTHWIND']],
  reservedCount: 2,
  reserved: [
    { asn: 0, use: 'zero', listedBy: 'RADB::AS-EAST' },
    { asn: 65_001, use: 'private', listedBy: 'RADB::AS-NORTHWIND' },
  ],
  homonymCount: 1,
  homonyms: [{ name: 'AS-NORTHWIND', followed: 'RADB', sources: ['RADB', 'RIPE'] }],
  missingCount: 1,
  missing: [{ name: 'AS-LOST', listedBy: 'RADB::AS-EAST' }],
  unseenCount: 4,
  unseen: [64_513, 64_514, 64_515, 64_516],
};

export const ownerlessSet: SetHealthReport = {
  ...soundSet,
  findings: soundSet.findings.map((finding) =>
    finding.check === 'unseen' ? { ...finding, level: 'unknown' } : finding,
  ),
  owners: [],
  unseenCount: null,
};
