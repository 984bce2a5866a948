import type { SpeakerFacts } from './ipVersionEvidence.ts';

/** A speaker that sends only IPv4 routes. */
export const ipv4Speaker: SpeakerFacts = {
  asn: 64512,
  ipVersion: '4',
  source: 'Sessions of the collector',
  asOf: new Date('2026-01-15T09:00:00Z'),
};
