import { describe, expect, it } from 'vitest';
import { users } from './UserTable.fixtures.ts';
import { actionsFor, type User, type UserAction } from './user.ts';

const ada = users[0] as User;

describe('actionsFor', () => {
  it.each<[string, Partial<User>, readonly UserAction[]]>([
    ['a user', { role: 'USER', sessions: 0, hasSecondFactor: false }, ['promote', 'block']],
    [
      'who is signed in',
      { role: 'USER', sessions: 1, hasSecondFactor: false },
      ['sessions', 'sign-out', 'promote', 'block'],
    ],
    [
      'an administrator',
      { role: 'ADMIN', sessions: 0, hasSecondFactor: true },
      ['reset-second-factor', 'demote', 'block'],
    ],
    ['who is blocked', { role: 'USER', sessions: 0, hasSecondFactor: false, state: 'blocked' }, ['promote', 'unblock']],
  ])('of %s', (_, change, actions) => {
    expect(actionsFor({ ...ada, ...change })).toEqual(actions);
  });
});
