import { describe, expect, it } from 'vitest';
import { expansionOf } from './expansion.ts';

const at = (latitude: number, longitude: number) => ({
  asn: 64512,
  asName: null,
  countryCode: null,
  countryName: null,
  latitude,
  longitude,
});

describe('expansionOf', () => {
  it.each([
    ['one speaker', [at(52, 4)], 2, 'select'],
    ['two towns', [at(52, 4), at(50, 8)], 2, 'fly'],
    ['one house', [at(52.3, 4.9), at(52.3, 4.9)], 2, 'spread'],
    ['one house, measured twice', [at(52.3, 4.9), at(52.300_005, 4.9)], 2, 'spread'],
    ['two houses at the nearest zoom', [at(52.3, 4.9), at(52.3001, 4.9)], 18, 'spread'],
  ] as const)('of %s', (_, speakers, zoom, expected) => {
    expect(expansionOf(speakers, zoom, 18)).toBe(expected);
  });
});
