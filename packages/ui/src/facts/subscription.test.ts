import { describe, expect, it } from 'vitest';
import { dollars, subscriptionPrice } from './subscription.ts';

describe('subscriptionPrice', () => {
  it.each([
    ['month', { perMonth: 150, perYear: 1800, discount: 0, saving: null }],
    ['year', { perMonth: 105, perYear: 1260, discount: 540, saving: '-30%' }],
  ] as const)('paid by the %s', (period, price) => {
    expect(subscriptionPrice(period, { monthly: 150, yearlyPerMonth: 105 })).toEqual(price);
  });
});

it('writes whole dollars', () => {
  expect(dollars(1260)).toBe('$1,260');
});
