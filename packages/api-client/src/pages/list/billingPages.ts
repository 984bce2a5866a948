import { definePage } from '../page.ts';
import { admin, plain } from './layouts.ts';

/** Purchase of the subscription: `plan` opens the second step, `order` is an order being paid. */
export const proSubscribePage = definePage({
  id: 'pro-subscribe',
  path: '/pro-subscribe',
  layout: plain,
  drawn: true,
  label: 'Subscribe to Pro',
  description:
    'AS Ratings Subscription: the full rating reports, local metrics, the graph player and visibility history.',
  reads: { tariffs: () => ({}) },
  sells: 'rating',
});

const ofAdmin = { layout: admin, menu: 'admin', audience: 'admin' } as const;

export const billsPage = definePage({ ...ofAdmin, id: 'bills', path: '/admin/bills', label: 'Bills and payments' });
export const ledgerPage = definePage({ ...ofAdmin, id: 'ledger', path: '/admin/ledger', label: 'Ledger' });
export const soldPage = definePage({
  ...ofAdmin,
  id: 'sold-subscriptions',
  path: '/admin/subscriptions',
  label: 'Subscriptions',
});
