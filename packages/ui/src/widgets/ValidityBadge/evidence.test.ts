import { describe, expect, it } from 'vitest';
import { evidenceSentence, type RoaEvidence } from './evidence.ts';

const asOf = new Date('2026-02-22T15:30:00Z');
const evidence: RoaEvidence = { prefix: '10.0.0.0/16', asn: 64512, reason: 'matched', asOf, vrps: [] };

describe('evidenceSentence', () => {
  it.each([
    ['matched', 'A ROA authorises AS64512 to announce 10.0.0.0/16.'],
    ['origin', 'ROAs cover 10.0.0.0/16, but none of them authorises AS64512.'],
    ['length', 'A ROA authorises AS64512, but 10.0.0.0/16 is longer than its maximum length allows.'],
    ['as0', 'An AS0 ROA says that nobody may announce 10.0.0.0/16.'],
    ['not-covered', 'No ROA covers 10.0.0.0/16.'],
  ] as const)('words %s', (reason, sentence) => {
    expect(evidenceSentence({ ...evidence, reason })).toBe(sentence);
  });

  it('does not judge without payloads', () => {
    expect(evidenceSentence({ ...evidence, reason: 'not-covered', asOf: null })).toBe(
      'No validated ROAs are loaded, so nothing can be said.',
    );
  });
});
