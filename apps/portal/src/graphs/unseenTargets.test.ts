import { describe, expect, it } from 'vitest';
import { unseenTargets, unseenText } from './unseenTargets.ts';

const node = (asn: number) => ({
  asn,
  pathLength: 1,
  paths: [],
  name: null,
  orgName: null,
  countryCode: null,
  countryName: null,
});

describe('unseenTargets', () => {
  it('names the targets that no route comes from or passes', () => {
    expect(unseenTargets([64_530, 64_648], { nodes: [node(64_512), node(64_530)] })).toEqual([64_648]);
  });

  it.each([
    [[64_648], 'No route seen from AS64648'],
    [[1, 2, 3, 4, 5], 'No route seen from AS1, AS2, AS3 and 2 more'],
  ])('%j: %s', (unseen, text) => {
    expect(unseenText(unseen)).toBe(text);
  });
});
