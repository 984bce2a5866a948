const titles: Readonly<Record<string, string>> = {
  score: 'Connectivity Score',
  customers: 'Customers',
  providers: 'Providers',
  peers: 'Peers',
  neighbors: 'Neighbors',
  'asn-count-in-cc': 'Customer Cone',
  'prefix-count': 'Prefixes',
  'prefix-count-in-cc': 'Prefixes in Customer Cone',
  'tier1-distance': 'Tier-1 Distance',
};

/** A metric as the header of its column; an unknown one by the words of its name. */
export function metricTitle(metric: string): string {
  const words = metric.replaceAll('-', ' ').trim();
  return titles[metric] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
