import { describe, expect, it } from 'vitest';
import { permitted, type ProAccess } from './proAccess.ts';

const withoutPro = { countries: [], activeOnly: false };
const plain = { filter: 'oak', ...withoutPro };
const pasted = { filter: 'oak', countries: ['NL'], activeOnly: true };

describe('what the reader of an address may ask', () => {
  it.each<[ProAccess, object | null]>([
    ['open', pasted],
    ['locked', plain],
    ['unknown', null],
  ])('with Pro filters in it, when they are %s', (access, asked) => {
    expect(permitted(pasted, withoutPro, access)).toEqual(asked);
  });

  it.each<ProAccess>(['open', 'locked', 'unknown'])('is all of it without Pro filters: %s', (access) => {
    expect(permitted(plain, withoutPro, access)).toEqual(plain);
  });
});
