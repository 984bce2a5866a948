import { alder, birch } from '../SearchResult/SearchResult.fixtures.ts';
import type { Announcement, PastAnnouncement } from './announcement.ts';

const prefix = '10.0.3.0/24';

/** No longer announced; its holder announced it twice. */
export const withdrawn: readonly PastAnnouncement[] = [
  ['2026-01-12T09:10:00Z', '2026-01-14T06:00:00Z'],
  ['2025-10-16T08:30:00Z', '2026-01-10T12:00:00Z'],
].map(([from = '', until = '']) => ({
  prefix,
  origin: alder,
  firstSeen: new Date(from),
  lastSeen: new Date(until),
  peers: 11,
}));

/** Announced by its holder and by another network. */
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
