import { definePage } from '../page.ts';
import { presenting } from './layouts.ts';

export const pricingPage = definePage({
  id: 'pricing',
  path: '/pricing',
  layout: presenting,
  label: 'Pricing',
  title: 'Plans and prices',
  description: 'Free, Pro and Enterprise: what each plan holds, what it costs, and how they compare.',
  menu: 'site',
  words: ['plans', 'prices', 'pro', 'enterprise'],
  reads: { speakerCount: () => ({}) },
});

const product = {
  layout: presenting,
  route: 'product',
  menu: 'site',
  reads: { speakerCount: () => ({}) },
} as const;

/** Product pages, in the order of their menu. The last part of the path is the `id` of the product in the operator's content. */
export const productPages = [
  definePage({
    ...product,
    id: 'real-time-monitoring',
    path: '/products/real-time-monitoring',
    label: 'BGP Incidents Monitoring',
    description: 'Hijacks, route leaks and bogons, detected in real time',
  }),
  definePage({
    ...product,
    id: 'policy-monitoring',
    path: '/products/policy-monitoring',
    label: 'BGP Policy Monitoring',
    description: 'Alerts when a routing policy that you define is violated',
  }),
  definePage({
    ...product,
    id: 'bgp-analytics',
    path: '/products/bgp-analytics',
    label: 'BGP Analytics',
    description: 'Ratings of networks, and a player of routes over time',
  }),
  definePage({
    ...product,
    id: 'data-plane-monitoring',
    path: '/products/data-plane-monitoring',
    label: 'Data Plane Monitoring',
    description: 'Availability, round-trip time and packet loss, measured by probes',
  }),
  definePage({
    ...product,
    id: 'customers-monitoring',
    path: '/products/customers-monitoring',
    label: 'Customers Monitoring',
    description: 'The routing of your customers, watched like your own',
  }),
  definePage({
    ...product,
    id: 'prefix-origin-validation',
    path: '/products/prefix-origin-validation',
    label: 'Prefix Origin Validation',
    description: 'ROAs and route objects compared with what is announced',
  }),
];

/** The operator's articles about the terms of use, by `id`. */
export const legalArticles = { privacy: 301, terms: 302 } as const;

export const privacyPage = definePage({
  id: 'privacy',
  path: '/privacy',
  layout: presenting,
  label: 'Privacy policy',
  description: 'What this site keeps of its visitors and accounts, what for, and for how long.',
  reads: { article: () => ({ params: { id: legalArticles.privacy } }) },
});

export const termsPage = definePage({
  id: 'terms',
  path: '/terms',
  layout: presenting,
  label: 'Terms of service',
  description: 'On what terms this site and its API may be used.',
  reads: { article: () => ({ params: { id: legalArticles.terms } }) },
});

/** Pages about the product, its plans and its terms. */
export const publicPages = [pricingPage, ...productPages, privacyPage, termsPage];
