import { describe, expect, it } from 'vitest';
import { breadthOf, isExact, matchesCommunity, parseCommunityPattern, patternExpression } from './communityPattern.ts';
import { readCommunity } from './communityText.ts';

describe('a pattern of communities', () => {
  it.each<[string, string, boolean]>([
    ['3356:100', '3356:100', true],
    ['3356:100', '3356:0100', true],
    ['3356:100', '3356:100:1', false],
    ['12389:601x', '12389:6015', true],
    ['12389:601x', '12389:60155', false],
    ['1273:4xx2', '1273:4092', true],
    ['20473:0:3xxxxxx1xx', '20473:0:3019276123', true],
    ['20473:0:3xxxxxx1xx', '20473:0:3019276223', false],
    ['1:5:nnn', '1:5:64512', true],
    ['1:5nnn:nnn', '1:5123:1', true],
    ['65535:nnn', '65535:1', true],
    ['65535:x', '65535:12', false],
    ['65001-65004:6509', '65003:6509', true],
    ['65001-65004:6509', '65005:6509', false],
    ['<ASN>:1911:65535', '64512:1911:65535', true],
    ['rt 3356:nnn', 'rt 3356:9', true],
    ['rt 3356:nnn', '3356:9', false],
    ['soo 1:2', 'soo 1:2', true],
    ['1:2', 'hello', false],
  ])('%s and %s: %s', (pattern, community, matches) => {
    const parsed = parseCommunityPattern(pattern);
    expect(parsed && matchesCommunity(parsed, community)).toBe(matches);
    // The expression matches communities as stored, with plain numbers.
    const stored = readCommunity(community) ?? community;
    expect(new RegExp((parsed && patternExpression(parsed)) ?? '').test(stored)).toBe(matches);
  });

  it('has no expression where a range of it is too wide', () => {
    const [narrow, wide] = ['1:0-4095', '1:0-4096'].map(parseCommunityPattern);
    expect(narrow && patternExpression(narrow)).toMatch(/\|4095\)\$$/);
    expect(wide && patternExpression(wide)).toBeUndefined();
  });

  it.each(['', '1', '1:2:3:4', '1:9-5', '1:a', 'AS1:2', '# 1:2', 'rt  1:2', '1:xxxxxxxxxxxxx'])(
    '%j is none',
    (text) => {
      expect(parseCommunityPattern(text)).toBeUndefined();
    },
  );

  it.each([
    ['1:2', true, 1],
    ['1:2xx', false, 100],
    ['1:5-9', false, 5],
    ['1-2:xx:3', false, 200],
  ])('%s: exact %s, stands for %d', (text, exact, breadth) => {
    const pattern = parseCommunityPattern(text);
    expect(pattern && [isExact(pattern), breadthOf(pattern)]).toEqual([exact, breadth]);
  });
});
