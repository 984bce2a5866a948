import { describe, expect, it } from 'vitest';
import { networksFor, obstacleTo, offersNetworks, type AsAccess } from './asRequest.ts';

const accesses: readonly AsAccess[] = [
  { asn: 64_512, name: 'Kestrel', isApproved: true },
  { asn: 64_513, name: 'Aurora', isApproved: false },
];
const names: Readonly<Record<number, string | null>> = { 64_520: 'Northern Lights', 64_521: null, 64_522: '' };
const nameOf = (asn: number) => names[asn];

describe('obstacleTo', () => {
  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['Kestrel', 'no number'],
    ['AS99999999999', 'no number'],
    ['64512', 'approved'],
    ['as64513', 'requested'],
    ['64521', 'unknown'],
    ['64522', 'unknown'],
    ['64599', 'unnamed yet'],
    ['64520', null],
    [' AS64520 ', null],
  ])('of %j is %j', (text, obstacle) => {
    expect(obstacleTo(text, accesses, nameOf)).toBe(obstacle);
  });
});

describe('networksFor', () => {
  it.each([
    ['', [64_512, 64_513]],
    ['kes', [64_512]],
    ['as6451', [64_512, 64_513]],
    ['513', [64_513]],
    ['AS64513', [64_512, 64_513]],
    ['x', []],
  ])('%j are %j', (text, asns) => {
    expect(networksFor(text, accesses).map(({ asn }) => asn)).toEqual(asns);
  });
});

describe('offersNetworks', () => {
  it.each([
    ['', accesses, false],
    ['a', accesses, false],
    ['AS', accesses, false],
    ['as645', accesses, false],
    ['645', accesses, false],
    ['kes', accesses, true],
    ['asia', accesses, true],
    ['nobody', [], false],
  ])('for %j with %j: %s', (text, found, offers) => {
    expect(offersNetworks(text, found)).toBe(offers);
  });
});
