import type { AnnouncedPrefix } from '@routeglass/api-client/contract';
import { describe, expect, it } from 'vitest';
import { announcementsOf } from './announcementsOf.ts';

const announced = (prefix: string, asn: number) => ({
  type: 'prefix' as const,
  data: {
    prefix,
    origin: { asn, as_name: null, country_code: null, country_name: null },
    roa: 'valid',
    route_object: 'unknown',
    propagation: 12,
    relative_propagation: 80,
  } satisfies AnnouncedPrefix,
});

describe('announcementsOf', () => {
  const results = [
    announced('192.0.2.0/24', 64512),
    announced('192.0.2.0/24', 64513),
    announced('192.0.0.0/16', 64512),
  ];
  it.each([
    ['192.0.2.0/24', undefined, [64512, 64513]],
    ['192.0.2.0/24', 64513, [64513]],
    ['192.0.2.0/24', 64999, []],
    ['192.0.0.0/8', undefined, []],
  ] as const)('of %s by %s are those of %j', (prefix, origin, asns) => {
    expect(announcementsOf(results, prefix, origin).map((each) => each.origin.asn)).toEqual(asns);
  });
});
