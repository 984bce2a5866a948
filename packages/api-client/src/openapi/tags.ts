import type { AnyEndpoint } from '../contract/endpoint.ts';

const descriptions: Readonly<Record<string, string>> = {
  access: 'Access to the extended security information of networks and domains.',
  account: 'Your own account: profile, sessions, keys, tokens.',
  admin: 'Administration.',
  'as-info': 'Who a network is.',
  'as-rating': 'Ratings of networks and countries.',
  auth: 'Signing in and out.',
  blog: 'Articles.',
  communities: 'BGP communities: what they mean and which routes carry them.',
  contact: 'Messages to the operator.',
  domain: 'Addresses of a domain, and who holds them.',
  incidents: 'Route leaks, hijacks and bogons.',
  irr: 'Objects and sets of the routing registries.',
  messages: 'Threads of messages with the operator.',
  neighbors: 'Neighbors of a network by relation.',
  organisations: 'Who holds a network, and which others.',
  payment: 'Subscriptions.',
  peeringdb: 'Exchanges and facilities of a network.',
  prefixes: 'Announced prefixes, and what is known of one prefix or address.',
  rir: 'Histories of ROAs and route objects.',
  'route-graph': 'The graph of the routes to a prefix.',
  'route-storage': 'How routes changed.',
  rpki: 'Validation of origins and paths.',
  scans: 'Findings of security scans.',
  search: 'Search and suggestions.',
  trial: 'Trials and BGP sessions.',
  visits: 'Counted visits.',
  web: 'The server, its sources and its visitor.',
  whois: 'Whois entries.',
};

/** The topics of some calls as tags of the document, in order of name. */
export function tagsOf(calls: readonly AnyEndpoint[]): { name: string; description: string }[] {
  return [...new Set(calls.map(({ topic }) => topic))]
    .toSorted()
    .map((name) => ({ name, description: descriptions[name] ?? name }));
}
