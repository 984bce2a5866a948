import type { SearchExample } from './SearchExamples.tsx';

export const examples: readonly SearchExample[] = [
  { text: 'AS64512', kind: 'network', href: '/as/64512' },
  { text: 'Alder', kind: 'name', href: '/search?query=Alder' },
  { text: '10.0.0.7', kind: 'address', href: '/search?query=10.0.0.7' },
  { text: '10.0.0.0/16', kind: 'prefix', href: '/search?query=10.0.0.0/16' },
  { text: '64512:100', kind: 'community', href: '/bgp-community?community=64512:100' },
];
