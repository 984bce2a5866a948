import type { AnyEndpoint } from '../contract/endpoint.ts';

const descriptions: Readonly<Record<string, string>> = {
  access: 'Access to the extended security information of networks and domains.',
  account: 'Your own account: profile, sessions, keys, tokens.',
  admin: 'Administration.',
  'as-info': 'Names, organizations and countries of networks.',
  'as-rating': 'Ratings of networks and countries.',
  auth: 'Sign-in, sign-out and sign-up.',
  blog: 'Articles of the blog and Learn.',
  communities: 'BGP communities: what they mean and which routes carry them.',
  contact: 'Messages to the operator.',
  domain: 'Addresses of a domain and their holders.',
  incidents: 'Route leaks, hijacks and bogons.',
  irr: 'Objects and sets of the routing registries.',
  messages: 'Message threads with the operator.',
  neighbors: 'Neighbors of a network by relation.',
  organisations: 'Organizations and their networks.',
  payment: 'Subscriptions and payment.',
  peeringdb: 'Exchanges and facilities of a network.',
  prefixes: 'Announced prefixes, and details of a prefix or address.',
  rir: 'Histories of ROAs and route objects.',
  'route-graph': 'Routing graph of a prefix.',
  'route-storage': 'Route changes over time.',
  rpki: 'Validation of origins and paths.',
  scans: 'Findings of security scans.',
  search: 'Search and suggestions.',
  trial: 'Trials and BGP sessions.',
  visits: 'Visit counts.',
  web: 'The server, its data sources and the visitor.',
  whois: 'Whois entries.',
};

/** The topics of some calls as tags of the document, by name. */
export function tagsOf(calls: readonly AnyEndpoint[]): { name: string; description: string }[] {
  return [...new Set(calls.map(({ topic }) => topic))]
    .toSorted()
    .map((name) => ({ name, description: descriptions[name] ?? name }));
}
