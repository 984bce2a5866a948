import { describe, expect, it } from 'vitest';
import { carriesVersion, ipVersionEvidence, versionsText } from './ipVersionEvidence.ts';

describe('carriesVersion', () => {
  it.each([
    ['all', '4', true],
    ['all', '6', true],
    ['4', '4', true],
    ['4', '6', false],
    ['6', '4', false],
    ['6', '6', true],
  ] as const)('%s carries IPv%s: %s', (carried, version, carries) => {
    expect(carriesVersion(carried, version)).toBe(carries);
  });
});

describe('versionsText', () => {
  it.each([
    ['all', 'IPv4 yes, IPv6 yes'],
    ['4', 'IPv4 yes, IPv6 no'],
    ['6', 'IPv4 no, IPv6 yes'],
  ] as const)('of %s', (carried, text) => expect(versionsText(carried)).toBe(text));
});

describe('ipVersionEvidence', () => {
  const facts = { asn: 64512, source: 'Collector', asOf: null };
  it.each([
    ['all', 'AS64512 sends routes over IPv4 and IPv6.', ['Established', 'Established']],
    ['4', 'AS64512 sends routes over IPv4 and has no session over IPv6.', ['Established', 'None']],
    ['6', 'AS64512 sends routes over IPv6 and has no session over IPv4.', ['None', 'Established']],
  ] as const)('of %s', (ipVersion, reason, values) => {
    const evidence = ipVersionEvidence({ ...facts, ipVersion });
    expect(evidence.reason).toBe(reason);
    expect(evidence.inputs.map(({ value }) => value)).toEqual(values);
  });
});
