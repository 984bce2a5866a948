import { describe, expect, it } from 'vitest';
import { figuresOf, withFigures } from './figures.ts';

const counted = { count: 12, ipv4: 12, ipv6: 8, sessions: 1_234 };

describe('figures of the site', () => {
  it.each([
    ['counted, where the operator says nothing', {}, counted, '1,234'],
    ['what the operator says', { sessions: 'over 900' }, counted, 'over 900'],
    ['not known while they are on their way', null, undefined, undefined],
  ])('are %s', (_, said, known, sessions) => {
    expect(figuresOf(said, known).sessions).toBe(sessions);
  });

  it.each([
    ['{sessions} BGP sessions', '12 BGP sessions'],
    ['Trusted by {enterprises} enterprises', null],
    ['No number at all', 'No number at all'],
    ['{nonsense}', null],
  ])('stand in "%s"', (text, whole) => {
    expect(withFigures(text, { sessions: '12' })).toBe(whole);
  });
});
