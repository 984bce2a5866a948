import type { RoaFacts } from './roaEvidence.ts';

/** An announcement more specific than its ROA allows, with another ROA that does not match either. */
export const lengthFacts: RoaFacts = {
  prefix: '10.0.3.0/24',
  asn: 64512,
  reason: 'length',
  asOf: new Date('2026-01-15T09:00:00Z'),
  vrps: [
    { prefix: '10.0.0.0/16', maxLength: 22, asn: 64512, ta: 'lab', matches: false },
    { prefix: '10.0.0.0/8', maxLength: 8, asn: 64601, ta: 'lab', matches: false },
  ],
};
