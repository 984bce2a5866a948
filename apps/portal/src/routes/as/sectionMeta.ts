import { sectionOf } from './address.ts';

/** Title and description of each section of a network, by the menu's ids; `N` stands for the network. */
const sections: Readonly<Record<string, readonly [title: string, description: string]>> = {
  overview: ['N', 'Prefixes, neighbours, validity, incidents and ratings of N at a glance.'],
  graph: ['Graph of N', 'The paths by which the routes of N reach the networks of your choice, now and step by step.'],
  connectivity: ['IP Connectivity of N', 'BGP neighbours and prefixes of N, with when they were first and last seen.'],
  neighbors: ['BGP Neighbors of N', 'Providers, customers and peers of N, with the evidence of each relation.'],
  providers: ['Providers of N', 'The networks that N buys transit from, with when they were first and last seen.'],
  customers: ['Customers of N', 'The networks that buy transit from N, with when they were first and last seen.'],
  peerings: ['Peerings of N', 'The networks that N peers with, with when they were first and last seen.'],
  unspecified: ['Unspecified neighbors of N', 'Neighbours of N whose relation the paths leave open.'],
  prefixes: ['Prefixes of N', 'What N announces, with the verdicts of ROAs and route objects and how far it is seen.'],
  ix: [
    'Internet Exchanges of N',
    'Exchanges where N peers, its speeds there, and those that it shares with another network.',
  ],
  'security-issues': [
    'Security Issues of N',
    'Route leaks, hijacks, bogons and exposed hosts of N, each with its evidence.',
  ],
  'route-leaks': ['Route Leaks of N', 'Routes that N leaked or that were leaked from it, each with its evidence.'],
  hijacks: ['Hijacks of N', 'Hijacks by N or of its prefixes, each with its evidence.'],
  bogons: ['Bogons of N', 'Reserved prefixes and networks in routes of N, each with its evidence.'],
  'routing-loops': ['Routing Loops of N', 'Addresses of N that packets circle around without arriving.'],
  'vulnerable-ports': ['Vulnerable Ports of N', 'Open ports at addresses of N that ought not to be.'],
  'ddos-amplifiers': [
    'DDoS amplifiers of N',
    'Hosts at addresses of N that answer small questions with large answers.',
  ],
  whois: ['Whois of N', 'What the registry says of N, in its own words.'],
  'related-asns': ['Related ASNs of N', 'The other networks of the organisation that holds N.'],
  communities: ['Communities of N', 'What N means by its BGP communities.'],
};

/** What search engines and browser tabs are told of a page below `/as/{asn}`. */
export function sectionMeta(asn: string, pathname: string) {
  const [title, content] = sections[sectionOf(pathname)] ?? ['N', 'The pages of N.'];
  const named = (text: string): string => text.replaceAll(/\bN\b/g, `AS${asn}`);
  return [{ title: `${named(title)} · Routeglass` }, { name: 'description', content: named(content) }];
}
