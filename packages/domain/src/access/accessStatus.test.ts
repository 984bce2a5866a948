import { describe, expect, it } from 'vitest';
import { accessActions, mayAskAgain } from './accessStatus.ts';

describe('accessActions', () => {
  it.each([
    [0, ['approve', 'reject']],
    [1, ['revoke']],
    [2, ['approve']],
    [3, ['approve', 'reject']],
    ['new', ['approve', 'reject']],
    ['sent', ['approve', 'reject']],
    ['error', ['approve', 'reject']],
    ['approved', ['revoke']],
    ['rejected', ['approve']],
  ] as const)('of %s', (status, actions) => expect(accessActions(status)).toEqual(actions));
});

describe('mayAskAgain', () => {
  it.each([
    [null, true],
    [0, false],
    [1, false],
    [2, true],
    [3, false],
  ] as const)('of %s is %s', (status, may) => expect(mayAskAgain(status)).toBe(may));
});
