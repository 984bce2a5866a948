/** Titles of the metrics of the global rating in headers and menus. */
export const metricTitles = {
  score: 'Connectivity Score',
  customers: 'Customers',
  'asn-count-in-cc': 'Customer Cone',
  providers: 'Providers',
  peers: 'Peers',
  neighbors: 'Neighbors',
  'prefix-count': 'Prefixes',
  'prefix-count-in-cc': 'Prefixes in Customer Cone',
  'tier1-distance': 'Distance to Tier 1',
} as const;
