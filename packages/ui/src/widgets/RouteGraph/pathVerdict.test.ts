import { describe, expect, it } from 'vitest';
import { failingHop, verdictCounts, verdictWords, type PathVerdict } from './pathVerdict.ts';

const denied = { customer: 1, provider: 2, authorisation: 'not provider' } as const;
const silent = { customer: 2, provider: 3, authorisation: 'no attestation' } as const;
const verdicts = new Map<string, PathVerdict>([
  ['4 1', { state: 'valid' }],
  ['3 2 1', { state: 'invalid', hop: denied }],
  ['5 2 1', { state: 'unknown', hop: silent }],
]);
const aspa = { verdictOf: (path: string) => verdicts.get(path) };

describe('the verdict of a path', () => {
  it('is counted over the paths of a network', () => {
    expect(verdictCounts(['4×1 → 1×1', '3×1 → 2×2 → 1×1', '5×1 → 2×1 → 1×1', '9×1 → 1×1'], aspa)).toBe(
      'ASPA: 1 valid, 1 invalid, 1 unknown',
    );
    expect(verdictCounts(['9×1 → 1×1'], aspa)).toBeNull();
  });
  it('is told on the hop that fails, and on no other', () => {
    const paths = ['5×1 → 2×1 → 1×1', '3×1 → 2×2 → 1×1'];
    expect(failingHop({ from: 2, to: 1, paths }, aspa)).toBe(denied);
    expect(failingHop({ from: 3, to: 2, paths }, aspa)).toBeNull();
  });
  it.each([
    ['Valid', { state: 'valid' }],
    ['Invalid: AS2 is not an attested provider of AS1', { state: 'invalid', hop: denied }],
    ['Unknown: AS2 has no ASPA', { state: 'unknown', hop: silent }],
  ] as const)('reads %s', (words, verdict) => {
    expect(verdictWords(verdict)).toBe(words);
  });
});
