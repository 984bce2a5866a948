import { expect, it } from 'vitest';
import { mergeNames } from './mergeNames.ts';

const fact = (asn: number, name: string | null, orgName: string | null, country: string | null) => {
  return { asn, name, orgName, country };
};

it('takes each fact from the first source that has it', () => {
  const merged = mergeNames([
    [fact(3356, 'LEVEL3', null, null)],
    [fact(3356, 'Lumen (Level 3)', null, 'US'), fact(1, null, null, null)],
    [fact(3356, null, 'Level 3 Communications, Inc.', 'GB'), fact(2, null, 'Two Ltd', 'DE')],
  ]);
  expect([...merged]).toEqual([
    [3356, { name: 'LEVEL3', orgName: 'Level 3 Communications, Inc.', country: 'US' }],
    [1, { name: null, orgName: null, country: null }],
    [2, { name: 'Two Ltd', orgName: 'Two Ltd', country: 'DE' }],
  ]);
});
