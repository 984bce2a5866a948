import { sectionOf } from './address.ts';

/** Title and description of each section of a network, by the menu's ids; `N` stands for the network. */
const sections: Readonly<Record<string, readonly [title: string, description: string]>> = {
  overview: ['N', 'Prefixes, neighbors, validity, incidents and ratings of N at a glance.'],
  graph: ['Graph of N', 'The paths from the networks of your choice to N, now and step by step.'],
  connectivity: ['IP Connectivity of N', 'BGP neighbors and prefixes of N, first and last seen.'],
  neighbors: ['BGP Neighbors of N', 'Providers, customers and peers of N, with the evidence for each relation.'],
  providers: ['Providers of N', 'The networks that sell transit to N, first and last seen.'],
  customers: ['Customers of N', 'The networks that buy transit from N, first and last seen.'],
  peerings: ['Peerings of N', 'The networks that peer with N, first and last seen.'],
  unspecified: ['Unspecified neighbors of N', 'Neighbors of N with an unknown relation.'],
  prefixes: ['Prefixes of N', 'Prefixes announced by N, with ROA and route object status and propagation.'],
  ix: ['Internet Exchanges of N', 'Exchange points of N, port speeds, and exchanges shared with another network.'],
  'security-issues': [
    'Security Issues of N',
    'Route leaks, hijacks, bogons and exposed hosts of N, each with its evidence.',
  ],
  'route-leaks': ['Route Leaks of N', 'Routes that N leaked or that others leaked from it, each with its evidence.'],
  hijacks: ['Hijacks of N', 'Hijacks by N or of its prefixes, each with its evidence.'],
  bogons: ['Bogons of N', 'Reserved prefixes and AS numbers in routes of N, each with its evidence.'],
  'routing-loops': ['Routing Loops of N', 'Addresses caught in forwarding loops.'],
  'vulnerable-ports': ['Vulnerable Ports of N', "Exposed services on N's addresses."],
  'ddos-amplifiers': ['DDoS amplifiers of N', 'Hosts of N that can amplify DDoS attacks.'],
  whois: ['Whois of N', 'Registry record of N.'],
  'related-asns': ['Related ASNs of N', 'Other networks of the organization that holds N.'],
  communities: ['Communities of N', "The meaning of N's BGP communities."],
};

/** What search engines and browser tabs are told of a page below `/as/{asn}`. */
export function sectionMeta(asn: string, pathname: string) {
  const [title, content] = sections[sectionOf(pathname)] ?? ['N', 'The pages of N.'];
  const named = (text: string): string => text.replaceAll(/\bN\b/g, `AS${asn}`);
  return [{ title: `${named(title)} · Routeglass` }, { name: 'description', content: named(content) }];
}
