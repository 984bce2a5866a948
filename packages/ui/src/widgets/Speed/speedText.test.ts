import { describe, expect, it } from 'vitest';
import { speedText } from './speedText.ts';

describe('speedText', () => {
  it.each([
    [0, '0M'],
    [100, '100M'],
    [1000, '1000M'],
    [1001, '1G'],
    [2500, '2.5G'],
    [10_000, '10G'],
    [400_000, '400G'],
    [1_600_000, '1600G'],
    [1234, '1.23G'],
  ])('writes %d Mbit/s as %s', (megabits, text) => {
    expect(speedText(megabits)).toBe(text);
  });
});
