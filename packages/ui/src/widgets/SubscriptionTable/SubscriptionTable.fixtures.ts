import type { Subscription } from './subscription.ts';

const paid: Subscription = {
  id: 's1',
  source: 'card',
  period: 'year',
  state: 'active',
  paidUntil: new Date('2027-11-22T09:30:00Z'),
  closes: new Date('2027-11-29T09:30:00Z'),
  nextCharge: { at: new Date('2027-11-22T09:30:00Z'), netCents: 126_000 },
  card: 'Visa •••• 4242',
  reason: null,
  email: 'ada@example.net',
};

export const subscriptions: readonly Subscription[] = [
  paid,
  { ...paid, id: 's2', source: 'bill', period: 'month', state: 'grace', card: null, email: 'bob@example.net' },
  {
    ...paid,
    id: 's3',
    source: 'grant',
    period: null,
    state: 'ending',
    nextCharge: null,
    card: null,
    reason: 'Trial',
    email: 'cid@example.net',
  },
];
