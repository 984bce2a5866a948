import { describe, expect, it } from 'vitest';
import { mixedEvidence } from '../EvidencePopover/EvidencePopover.fixtures.ts';
import { pastRelationEvidence, type PastRelationFacts } from './pastRelationEvidence.ts';

const start = new Date('2026-11-01T06:00:00Z');
const end = new Date('2026-11-09T18:05:00Z');
const facts: PastRelationFacts = {
  asn: 64_512,
  neighbor: 64_601,
  relation: 'providers',
  times: [{ ipVersion: 4, start, end, next: { relation: 'peerings', since: end } }],
  newest: null,
};

describe('the evidence of a relation of some time', () => {
  it('says from when to when it stood and what came then, and that its grounds are not kept', () => {
    const { reason, rule, inputs } = pastRelationEvidence(facts);
    expect(reason).toBe(
      'From Nov 1 2026 06:00 UTC to Nov 9 2026 18:05 UTC, the tables of that time showed AS64601 as a provider of AS64512 over IPv4.',
    );
    expect(rule).toMatch(/not the paths behind it/);
    expect(inputs.map(({ name, value, asOf }) => [name, value, asOf])).toEqual([
      ['First seen as such', 'Nov 1 2026 06:00 UTC', start],
      ['Last seen as such', 'Nov 9 2026 18:05 UTC', end],
      ['What it became', 'Peer', end],
    ]);
  });

  it.each([
    ['customers', 'a customer of'],
    ['peerings', 'a peer of'],
    ['unspecified', 'a neighbor of unspecified type of'],
  ] as const)('words %s', (relation, words) => {
    expect(pastRelationEvidence({ ...facts, relation }).reason).toContain(`AS64601 as ${words} AS64512`);
  });

  it('has what the newest inference found where it is still the same, after its span', () => {
    const times = [{ ipVersion: 4, start, end: null, next: null }] as const;
    const found = pastRelationEvidence({ ...facts, times, newest: mixedEvidence });
    expect(found.reason).toBe(mixedEvidence.reason);
    expect(found.rule).toMatch(/from the newest inference/);
    expect(found.inputs.map(({ name }) => name)).toEqual([
      'First seen as such',
      ...mixedEvidence.inputs.map(({ name }) => name),
    ]);
    expect(found.changes).toEqual(mixedEvidence.changes);
  });

  it('keeps the IP versions apart where it stood over both', () => {
    const both = pastRelationEvidence({
      ...facts,
      times: ([4, 6] as const).map((ipVersion) => ({ ipVersion, start, end: null, next: null })),
    });
    expect(both.reason).toBe('The tables of that time showed AS64601 as a provider of AS64512 over IPv4 and IPv6.');
    expect(both.inputs.map(({ name }) => name)).toEqual([
      'First seen as such over IPv4',
      'First seen as such over IPv6',
    ]);
  });

  it('says that nothing shows it any more', () => {
    expect(pastRelationEvidence({ ...facts, times: [] })).toMatchObject({
      reason: 'No loaded table covers the link AS64512–AS64601 at that time any more.',
      inputs: [],
    });
  });
});
