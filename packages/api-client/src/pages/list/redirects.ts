import type { Redirect } from '../redirect.ts';

/** Addresses that redirect to a page; the query is kept. */
export const redirects: readonly Redirect[] = [
  { from: '/domain', to: '/domain/overview' },
  { from: '/user', to: '/user/profile' },
  { from: '/admin', to: '/admin/users' },
  { from: '/as-rating', to: '/as-rating/global/score' },
  { from: '/products/policy-checker', to: '/products/policy-monitoring' },
];
