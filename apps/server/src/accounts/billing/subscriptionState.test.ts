import { DAY_MS } from '@routeglass/domain/time';
import { expect, it } from 'vitest';
import { isOpen, stateOf } from './subscriptionState.ts';

const NOW = Date.UTC(2026, 10, 23);
const day = (days: number) => new Date(NOW + days * DAY_MS);
const paid = { starts_at: day(-30), paid_until: day(1), renews: true, ended_at: null, failed_at: null };

it.each([
  ['paid', paid, 'active', true],
  ['cancelled', { ...paid, renews: false }, 'ending', true],
  ['with a failed renewal before its end', { ...paid, failed_at: day(0) }, 'grace', true],
  ['not paid for six days', { ...paid, paid_until: day(-6) }, 'grace', true],
  ['not paid for seven days', { ...paid, paid_until: day(-7) }, 'lapsed', false],
  ['cancelled and over', { ...paid, renews: false, paid_until: day(-1) }, 'ended', false],
  ['ended by an administrator', { ...paid, ended_at: day(-1) }, 'ended', false],
] as const)('one %s', (_, subscription, state, open) => {
  expect(stateOf(subscription, NOW)).toBe(state);
  expect(isOpen(subscription, NOW)).toBe(open);
});

it('is not open before it starts', () => {
  expect(isOpen({ ...paid, starts_at: day(1), paid_until: day(30) }, NOW)).toBe(false);
});
