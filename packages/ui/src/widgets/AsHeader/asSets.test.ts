import { describe, expect, it } from 'vitest';
import { asSetsIn } from './asSets.ts';

describe('asSetsIn', () => {
  it.each([
    [null, []],
    ['', []],
    ['AS-BLUE', [{ source: null, name: 'AS-BLUE' }]],
    ['RIPE::AS-BLUE', [{ source: 'RIPE', name: 'AS-BLUE' }]],
    ['::AS-BLUE', [{ source: null, name: 'AS-BLUE' }]],
    ['RIPE::', []],
    [
      'RIPE::AS64512:AS-ALL  AS-BLUE-V6, as-blue-v6',
      [
        { source: 'RIPE', name: 'AS64512:AS-ALL' },
        { source: null, name: 'as-blue-v6' },
      ],
    ],
  ])('reads %j', (text, sets) => {
    expect(asSetsIn(text)).toEqual(sets);
  });
});
