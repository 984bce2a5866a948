import { describe, expect, it } from 'vitest';
import { propagationText, shareText } from './propagationText.ts';

describe('propagationText', () => {
  it.each([
    [null, null, 'N/A'],
    [null, 50, 'N/A'],
    [0, null, '0'],
    [312, null, '312'],
    [312, 94.5678, '312 (94.5\u00A0%)'],
    [1312, 100, '1,312 (100\u00A0%)'],
  ])('writes %s peers, share %s as %s', (peers, share, text) => {
    expect(propagationText(peers, share)).toBe(text);
  });
});

describe('shareText', () => {
  it.each([
    [100, '100'],
    [99.97, '99.9'],
    [10, '10'],
    [20.05, '20.0'],
    [33, '33'],
    [7.25, '7.25'],
    [7.5, '7.5'],
    [0.019, '0.01'],
    [0.0000001, '0'],
    [0, '0'],
  ])('cuts %d to %s', (share, text) => {
    expect(shareText(share)).toBe(text);
  });
});
