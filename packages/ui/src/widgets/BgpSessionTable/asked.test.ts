import { expect, it } from 'vitest';
import { decisionsOf } from './asked.ts';

it.each([
  ['requested', ['Approve', 'Reject']],
  ['approved', ['Revoke']],
  ['established', ['Revoke']],
  ['rejected', ['Approve']],
] as const)('offers for %s: %j', (state, names) => {
  expect(decisionsOf(state).map(({ name }) => name)).toEqual(names);
});
