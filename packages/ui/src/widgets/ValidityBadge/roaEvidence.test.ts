import { describe, expect, it } from 'vitest';
import { roaEvidence, type RoaFacts } from './roaEvidence.ts';

const asOf = new Date('2026-02-22T15:30:00Z');
const facts: RoaFacts = { prefix: '10.0.0.0/16', asn: 64512, reason: 'matched', asOf, vrps: [] };

describe('roaEvidence', () => {
  it.each([
    ['matched', 'A ROA authorizes AS64512 to announce 10.0.0.0/16.', /withdrawn or expires/],
    ['origin', 'ROAs cover 10.0.0.0/16, but none authorizes AS64512.', /publishes a ROA for AS64512/],
    [
      'length',
      'A ROA authorizes AS64512, but 10.0.0.0/16 is longer than its max length.',
      /max length is raised to \/16/,
    ],
    ['as0', 'An AS0 ROA says that no network may announce 10.0.0.0/16.', /publishes a ROA/],
    ['as-set', 'The path ends in an AS_SET, so the origin is ambiguous.', /without an AS_SET origin/],
    ['not-covered', 'No ROA covers 10.0.0.0/16.', /Valid if it names AS64512/],
  ] as const)('words %s and what would change it', (reason, sentence, change) => {
    const evidence = roaEvidence({ ...facts, reason });
    expect(evidence.reason).toBe(sentence);
    expect(evidence.changes.join(' ')).toMatch(change);
    expect(evidence.rule).toContain('RFC 6811');
  });

  it('lists what covers the prefix, for or against', () => {
    const vrp = { prefix: '10.0.0.0/8', maxLength: 16, asn: 64512, ta: 'lab', matches: true };
    const { inputs } = roaEvidence({ ...facts, vrps: [vrp, { ...vrp, asn: 0, matches: false }] });
    expect(inputs.map(({ name, value, speaksFor, source }) => [name, value, speaksFor, source])).toEqual([
      ['10.0.0.0/8, up to /16', 'AS64512', true, 'ROA under lab'],
      ['10.0.0.0/8, up to /16', 'AS0', false, 'ROA under lab'],
    ]);
    expect(inputs[0]?.asOf).toBe(asOf);
  });

  it('says what was searched where nothing covers the prefix', () => {
    expect(roaEvidence({ ...facts, reason: 'not-covered' }).inputs).toEqual([
      { name: 'ROAs covering 10.0.0.0/16', value: 'none', source: 'Validated ROAs', asOf },
    ]);
  });

  it('does not judge without payloads', () => {
    const evidence = roaEvidence({ ...facts, reason: 'not-covered', asOf: null });
    expect(evidence.inputs).toEqual([]);
    expect(evidence.reason).toBe("No validated ROAs are loaded, so the prefix can't be validated.");
    expect(evidence.changes).toEqual(['Validated ROAs are loaded.']);
  });
});
