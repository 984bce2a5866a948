import { expect, it } from 'vitest';
import { type Detail, identityOf, peerRoutesOf } from './prefixDetail.ts';

const google = { asn: 15_169, as_name: 'GOOGLE', country_code: 'US', country_name: 'United States' };
const detail: Detail = {
  address: '8.8.8.8',
  prefix: '8.8.8.0/24',
  ip_version: 4,
  sample: false,
  registered: { prefix: '8.8.8.0/24', holder: google },
  special_purpose: null,
  origins: [
    {
      prefix: '8.8.8.0/24',
      origin: google,
      roa: 'valid',
      roa_reason: 'matched',
      route_object: 'unknown',
      propagation: 2,
      relative_propagation: 100,
    },
  ],
  covering: [],
  more_specific: [],
  vrps: [],
  route_objects: [{ origin: 15_169, source: 'RADB' }],
  routes: [
    {
      collector: 'rrc06',
      peer: google,
      peer_ip: '192.0.2.1',
      path: '1299 15169',
      origin: 15_169,
      communities: ['1299:1'],
      seen_at: '2026-06-01T08:00:00Z',
      seen_in: 'table',
    },
  ],
  current_page: 1,
  page_size: 100,
  has_more: false,
};

it('says whose an address is, and in which prefix it is announced', () => {
  expect(identityOf(detail)).toMatchObject({
    announcedIn: '8.8.8.0/24',
    origins: [{ asn: 15_169 }],
    registered: { prefix: '8.8.8.0/24', holder: { asName: 'GOOGLE' } },
    routeObjects: [{ origin: 15_169, source: 'RADB' }],
  });
  const { address: _, ...ofPrefix } = { ...detail, address: '', prefix: '8.8.8.0/24' };
  expect(identityOf(ofPrefix)).not.toHaveProperty('announcedIn');
});

it('has the routes as their table takes them', () => {
  expect(peerRoutesOf(detail)).toMatchObject([
    { peer: { asn: 15_169 }, since: new Date('2026-06-01T08:00:00Z'), isFromTable: true },
  ]);
});
