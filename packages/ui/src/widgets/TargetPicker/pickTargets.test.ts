import { describe, expect, it } from 'vitest';
import { allTargets, initialTargets, joinTargets, mayBeNumber, targetOf } from './pickTargets.ts';

describe('targetOf', () => {
  it.each([
    ['64512', 64_512],
    [' 64512 ', 64_512],
    ['AS64512', 64_512],
    ['as64512', 64_512],
    ['4294967295', 4_294_967_295],
    ['0', 0],
  ])('takes "%s"', (entry, asn) => {
    expect(targetOf(entry, [])).toBe(asn);
  });
  it.each(['', ' ', 'AS', 'level 3', '64512x', '1.5', '-1', '4294967296', '10.0.0.0/8', '1e3'])(
    'ignores "%s"',
    (entry) => {
      expect(targetOf(entry, [])).toBeNull();
    },
  );
  it('ignores what is selected already', () => {
    expect(targetOf('64512', [64_511, 64_512])).toBeNull();
  });
});

describe('mayBeNumber', () => {
  it.each([
    ['', true],
    ['a', true],
    ['AS', true],
    ['AS645', true],
    ['645', true],
    ['au', false],
    ['level 3', false],
    ['645x', false],
  ])('"%s": %s', (entry, may) => {
    expect(mayBeNumber(entry)).toBe(may);
  });
});

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
