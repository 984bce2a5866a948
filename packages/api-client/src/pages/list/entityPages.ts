import { definePage } from '../page.ts';
import { plain } from './layouts.ts';
import { ROUTES, VALIDITY, WHO } from './sourceKinds.ts';

const aboutAddresses = {
  layout: plain,
  spelling: 'address',
  sources: [...ROUTES, ...VALIDITY, ...WHO, 'special-purpose'],
  drawn: true,
} as const;

const describe = (name: string): string =>
  `Origins, ROA and route object status, holder, routes, visibility and incidents of ${name}.`;

/** Reads a prefix with a plain slash, or with an encoded one: it is then all in the first part. */
export const prefixOf = ({ address, length }: { readonly address: string; readonly length?: string | undefined }) =>
  length === undefined ? address : `${address}/${length}`;

export const prefixPage = definePage({
  ...aboutAddresses,
  id: 'prefix',
  path: '/prefix/:address/:length?',
  label: 'Prefix',
  title: (facts) => prefixOf(facts),
  description: (facts) => describe(prefixOf(facts)),
  reads: {
    session: () => ({}),
    prefixDetail: (facts) => ({ params: { prefix: prefixOf(facts) } }),
    sources: (facts) => ({ query: { prefix: prefixOf(facts) } }),
  },
});

export const ipPage = definePage({
  ...aboutAddresses,
  id: 'ip',
  path: '/ip/:address',
  label: 'IP',
  title: ({ address }) => address,
  description: ({ address }) => describe(address),
  reads: {
    session: () => ({}),
    ipDetail: ({ address }) => ({ params: { address } }),
    sources: ({ address }) => ({ query: { prefix: address } }),
  },
});

const aboutDomains = {
  route: 'domain',
  layout: plain,
  menu: 'domain',
  subject: 'domain',
  subjectIs: 'domain',
  sources: [...ROUTES, ...WHO],
} as const;
const domainTitle = (_: unknown, asked: URLSearchParams): string => asked.get('domain')?.trim() || 'Domain';

export const domainPage = definePage({
  ...aboutDomains,
  id: 'domain',
  path: '/domain/overview',
  label: 'Overview',
  title: domainTitle,
  knownBy: 'domain',
  reads: {
    domain: (_, asked) => {
      const name = asked.get('domain')?.trim() ?? '';
      return name === '' ? null : { params: { name } };
    },
  },
});

export const domainWhoisPage = definePage({
  ...aboutDomains,
  id: 'domain-whois',
  path: '/domain/whois',
  label: 'Whois',
  title: domainTitle,
});

export const domainPages = [domainPage, domainWhoisPage];

export const asSetPage = definePage({
  id: 'as-set',
  path: '/as-set/:name',
  layout: plain,
  label: 'AS-SET',
  title: ({ name }) => name,
  sources: ['irr', ...WHO],
  knownBy: 'asSetRegistries',
  reads: { asSetRegistries: ({ name }) => ({ params: { name: name.toUpperCase() } }) },
});
