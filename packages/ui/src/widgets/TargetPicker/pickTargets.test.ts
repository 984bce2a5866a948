import { describe, expect, it } from 'vitest';
import { allTargets, initialTargets, joinTargets } from './pickTargets.ts';

describe('lists of targets', () => {
  const presets = [
    { name: 'Tier 1', asns: [1, 2], countryCode: null },
    { name: 'Italy', asns: [2, 3], countryCode: 'IT' },
  ];
  it('join without repetition, the first in front', () => {
    expect(joinTargets([3, 1], [1, 2])).toEqual([3, 1, 2]);
    expect(allTargets(presets)).toEqual([1, 2, 3]);
  });
  it.each([
    ['the first preset where nothing is selected', [], presets, [1, 2]],
    ['what is selected', [9], presets, [9]],
    ['nothing without presets', [], [], []],
  ])('begin with %s', (_, selected, sets, targets) => {
    expect(initialTargets(selected, sets)).toEqual(targets);
  });
});
