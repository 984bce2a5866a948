import type { SessionFacts } from '@routeglass/api-client/accounts';
import { describe, expect, it } from 'vitest';
import { barrierTo } from './extendedAccess.ts';

const account = (asList: SessionFacts['asList'], more: Partial<SessionFacts> = {}): SessionFacts => ({
  firstname: 'Ada',
  lastname: 'Contact',
  email: 'ada@example.net',
  roles: ['USER'],
  subscriptions: { rating: false },
  unreadThreads: 0,
  asList,
  ...more,
});
const own = { asn: 3356, as_name: null, status: 1, approved: true } as const;
const asked = { asn: 3356, as_name: null, status: 0, approved: false } as const;

describe('extended security information', () => {
  it.each([
    ['a guest', null, 'E_UNAUTHORIZED'],
    ['an account without networks', account([]), 'E_FORBIDDEN'],
    ['a subscriber', account([], { subscriptions: { rating: true } }), 'E_FORBIDDEN'],
    ['an administrator', account([], { roles: ['USER', 'ADMIN'] }), 'E_FORBIDDEN'],
    ['an account of another network', account([{ ...own, asn: 174 }]), 'E_FORBIDDEN'],
    ['an account that still waits', account([asked]), 'E_FORBIDDEN'],
    ['an approved account', account([asked, own]), null],
  ])('of a real network: %s', (_, session, barrier) => {
    expect(barrierTo({ asn: 3356, world: 'internet' }, session)).toBe(barrier);
  });

  it.each([
    ['a guest', null],
    ['an account', account([])],
  ])('of the laboratory is open to %s', (_, session) => {
    expect(barrierTo({ asn: 64_512, world: 'lab' }, session)).toBeNull();
  });
});
