import type { SeverityFacts } from './severityEvidence.ts';

/** A hijack that nearly every vantage point sees. */
export const hijackFacts: SeverityFacts = {
  severity: 'high',
  peers: 812,
  allPeers: 850,
  sign: 'roa-invalid',
  source: 'Routing tables of the collector',
  asOf: new Date('2026-01-15T09:00:00Z'),
};
