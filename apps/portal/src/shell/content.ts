/** Documents that a visitor agrees to. */
export const legal = { privacyPolicy: '/privacy', termsOfService: '/terms' } as const;

/** One sentence that says what the site is. */
export const statement =
  'Routeglass shows who announces an address, which paths lead to it, and whether its origin is valid.';

/** Examples to start with, available in any installation. */
export const examples = [
  { text: 'AS3356', kind: 'network', href: '/as/3356' },
  { text: 'Google', kind: 'name', href: '/search?query=google' },
  { text: '8.8.8.8', kind: 'address', href: '/ip/8.8.8.8' },
  { text: '8.8.8.0/24', kind: 'prefix', href: '/search?query=8.8.8.0/24' },
  { text: '65535:666', kind: 'community', href: '/bgp-community?community=65535:666' },
] as const;

/** Examples for an installation with only the laboratory's routes, where a real network would show little. */
export const laboratoryExamples = [
  { text: 'AS65059', kind: 'demo network', href: '/as/65059' },
  { text: '10.20.0.0/14', kind: 'demo prefix', href: '/prefix/10.20.0.0/14' },
  { text: 'AS-BLUESTONE', kind: 'AS-SET', href: '/as-set/AS-BLUESTONE' },
  { text: '65059:100', kind: 'community', href: '/bgp-community?community=65059:100' },
  { text: '8.8.8.8', kind: 'address', href: '/ip/8.8.8.8' },
] as const;

/** Documentation of the site: the call that describes the API, and texts that the build copies from `docs`. */
export const documents = [
  { label: 'Pages and addresses', href: '/docs/portal.md' },
  { label: 'How ratings are computed', href: '/docs/ratings.md' },
  { label: 'How accurate it is', href: '/docs/accuracy.md' },
  { label: 'API', href: '/openapi-config.json' },
] as const;
