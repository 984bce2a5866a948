import { authorisationOf, verifyAspa, type AspaHop, type AspaTable } from '@routeglass/domain/validity';
import { describe, expect, it } from 'vitest';
import { aspaEvidence, type AspaFacts } from './aspaEvidence.ts';

const asOf = new Date('2026-11-09T00:00:00Z');
const table: AspaTable = new Map([
  [1, new Set([2])],
  [2, new Set([3])],
  [4, new Set([3])],
  [5, new Set([0])],
]);

/** Facts about a path in wire order, as from the server. */
function factsOf(path: readonly number[], made: Date | null = asOf): AspaFacts {
  const hops = path.toReversed();
  const hopOf = (customer: number, provider: number): AspaHop => {
    return { customer, provider, authorisation: authorisationOf(table, customer, provider) };
  };
  const { state, hop, reason } = verifyAspa(table, path, 'downstream');
  return {
    state,
    hop: hop ?? null,
    ...(reason && { reason }),
    asOf: made,
    climbs: hops.slice(1).map((provider, at) => hopOf(hops[at]!, provider)),
    descents: hops.slice(1).map((customer, at) => hopOf(customer, hops[at]!)),
  };
}

describe('the evidence of a verified path', () => {
  it('names each hop with what is attested of it, either way', () => {
    const { reason, inputs } = aspaEvidence(factsOf([4, 3, 2, 1]));
    expect(reason).toBe('ASPAs allow the path: it climbs, crosses at most one peering, and descends.');
    expect(inputs.map(({ name, value, speaksFor }) => [name, value, speaksFor])).toEqual([
      ['AS1 to AS2', 'AS2 is an attested provider of AS1', true],
      ['AS2 to AS3', 'AS3 is an attested provider of AS2', true],
      ['AS3 to AS4', 'AS3 is an attested provider of AS4', true],
    ]);
    expect(inputs[0]).toMatchObject({ source: 'ASPA', asOf });
  });

  it('names the first failing hop of an invalid path, and what would mend it', () => {
    const { reason, inputs, changes } = aspaEvidence(factsOf([4, 5, 1]));
    expect(reason).toBe('AS1 has an ASPA, and AS5 is not in it, and the path does not descend from there.');
    expect(inputs[0]).toMatchObject({ value: "neither is in the other's ASPA", speaksFor: false });
    expect(changes).toEqual(['AS1 adds AS5 to its ASPA, or the path changes.']);
  });

  it('names the hop of which nothing is known', () => {
    const { reason, inputs, changes } = aspaEvidence(factsOf([9, 8, 3]));
    expect(reason).toContain("AS3 has no ASPA, so AS8 can't be checked as its provider");
    expect(inputs.map(({ value }) => value)).toEqual(['nothing is attested', 'nothing is attested']);
    expect(inputs[0]).not.toHaveProperty('speaksFor');
    expect(changes).toEqual(['AS3 publishes an ASPA.']);
  });

  it('says that nothing can be said without attestations, or of a path with a set', () => {
    expect(aspaEvidence(factsOf([9, 8], null)).reason).toContain('No ASPAs are loaded');
    const set = { ...factsOf([]), reason: 'AS_SET' as const };
    expect(aspaEvidence(set).reason).toContain('AS_SET');
  });
});
