import type { AnswerOf, Endpoints } from '@routeglass/api-client/contract';

export type SourceKind = AnswerOf<Endpoints['sources']>[number]['kind'];

const ROUTES = ['mrt-rib', 'mrt-updates'] as const;
const WHO = ['as-names', 'address-registry', 'delegated'] as const;
const VALIDITY = ['vrps', 'irr'] as const;

/** What each section of a network's pages rests on, by the first part of its sub-path; the empty one is the overview. */
const sections: Readonly<Record<string, readonly SourceKind[]>> = {
  '': [...ROUTES, ...VALIDITY, 'peeringdb', ...WHO],
  graph: [...ROUTES, 'aspas', ...WHO],
  connectivity: [...ROUTES, ...VALIDITY, ...WHO],
  ix: ['peeringdb'],
  'security-issues': [...ROUTES, ...VALIDITY, 'aspas', 'special-purpose', 'delegated', 'scans'],
  whois: WHO,
  'related-asns': ['organisations', ...WHO],
  communities: ['communities'],
};

/** The same of the other pages of the data, by the first part of their path. */
const pages: Readonly<Record<string, readonly SourceKind[]>> = {
  incidents: [...ROUTES, ...VALIDITY, 'aspas', 'special-purpose', 'delegated'],
  prefix: [...ROUTES, ...VALIDITY, ...WHO, 'special-purpose'],
  ip: [...ROUTES, ...VALIDITY, ...WHO, 'special-purpose'],
  search: [...ROUTES, ...VALIDITY, ...WHO],
  'bgp-community': [...ROUTES, 'communities', ...WHO],
  domain: [...ROUTES, ...WHO],
  'as-set': ['irr', ...WHO],
};

/** Which kinds of sources the page at a path rests on; those of routes where it is not known. */
export function sourcesOfPage(pathname: string): readonly SourceKind[] {
  const [, page = '', , section = ''] = pathname.split('/');
  return (page === 'as' ? sections[section] : pages[page]) ?? ROUTES;
}
