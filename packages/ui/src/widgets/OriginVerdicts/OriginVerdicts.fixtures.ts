import { alder, birch } from '../SearchResult/SearchResult.fixtures.ts';
import type { Announcement } from './announcement.ts';

const prefix = '10.0.3.0/24';

/** Its holder announces a prefix, and so does another network. */
export const contested: readonly [Announcement, Announcement] = [
  {
    prefix,
    origin: alder,
    roa: 'valid',
    routeObject: 'valid',
    propagation: 11,
    relativePropagation: 91.66,
    roaReason: 'A ROA authorizes AS64512 to announce 10.0.3.0/24.',
    routeObjectReason: 'A route object for 10.0.3.0/24 names AS64512.',
  },
  {
    prefix,
    origin: birch,
    roa: 'invalid',
    routeObject: 'invalid',
    propagation: 1,
    relativePropagation: 8.33,
    roaReason: 'ROAs cover 10.0.3.0/24, but none authorizes AS64601.',
    routeObjectReason: 'Route objects for 10.0.3.0/24 exist, but none names AS64601.',
  },
];
