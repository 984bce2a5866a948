import { describe, expect, it } from 'vitest';
import { accountOf, readAccount } from './rememberedSession.ts';

const session = {
  firstname: 'Ada',
  lastname: 'Brook',
  email: 'ada@example.net',
  roles: ['USER' as const, 'ADMIN' as const],
  subscriptions: { rating: false },
  unreadThreads: 2,
  asList: [],
};

describe('readAccount', () => {
  it('reads back what was kept', () => {
    const account = accountOf(session);
    expect(account).toEqual({ name: 'Ada Brook', email: 'ada@example.net', unreadThreads: 2, isAdmin: true });
    expect(readAccount(JSON.stringify(account))).toEqual(account);
  });

  it.each([null, '', '{', 'null', '[]', '{"name":"Ada"}', '{"name":1,"email":"x","unreadThreads":0}'])(
    'remembers no account for %j',
    (text) => {
      expect(readAccount(text)).toBeNull();
    },
  );
});
