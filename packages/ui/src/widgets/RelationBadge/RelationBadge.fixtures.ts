import type { RelationFacts } from './relationEvidence.ts';

export const providerFacts: RelationFacts = {
  asn: 64512,
  neighbor: 64601,
  relation: 'providers',
  ipVersion: 4,
  paths: 12_345,
  peers: 41,
  share: 0.987,
  source: 'AS-Rank method over the collector’s tables',
  asOf: new Date('2026-01-15T09:00:00Z'),
};
