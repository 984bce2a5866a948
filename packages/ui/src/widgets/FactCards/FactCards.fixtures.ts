import type { Fact } from './FactCards.tsx';

export const waysToDescribe: readonly Fact[] = [
  { title: 'Geo', text: 'Countries that your traffic should stay in, or should never cross.' },
  { title: 'BGP attributes', text: 'Origins, path lengths, communities and networks that have to be on a path.' },
  { title: 'Prefix Origin Validation Status', text: 'Whether a route must match its ROA or route object.' },
  { title: 'AS Relationships', text: 'Which networks may be your providers, peers and customers.' },
];
