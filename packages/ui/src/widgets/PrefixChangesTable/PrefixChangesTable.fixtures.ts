import type { PrefixChange } from './prefixChange.ts';

/** One change of each kind, and one without registry data. */
export const prefixChanges: readonly PrefixChange[] = [
  { prefix: '192.0.2.0/24', change: 'added', before: null, after: { roa: 'valid', routeObject: 'unknown' } },
  { prefix: '198.51.100.0/24', change: 'gone', before: { roa: null, routeObject: null }, after: null },
  {
    prefix: '2001:db8::/32',
    change: 'changed',
    before: { roa: 'unknown', routeObject: 'valid' },
    after: { roa: 'invalid', routeObject: 'valid' },
  },
];
