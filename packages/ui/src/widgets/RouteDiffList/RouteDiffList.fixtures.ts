import type { RouteStep } from '@routeglass/domain/player';
import type { HopOf } from './routeRows.ts';

export const step: RouteStep = {
  added: ['64537 64516 64512', '64538 64521 64514 64514 64512'],
  left: ['64536 64523 64515 64512 64512'],
  active: [
    '64530 64520 64514 64512',
    '64531 64520 64514 64512',
    '64532 64521 64514 64512',
    '64537 64516 64512',
    '64538 64521 64514 64514 64512',
  ],
};

export const noChange: RouteStep = { ...step, added: [], left: [] };
export const noRoutes: RouteStep = { added: [], left: [], active: [] };

export const manyRoutes: RouteStep = {
  ...step,
  active: Array.from({ length: 10_000 }, (_, i) => `${100_000 + i} ${64_520 + (i % 5)} 64514 64512`),
};

const networks: ReadonlyMap<number, NonNullable<ReturnType<HopOf>>> = new Map([
  [64_512, { name: 'Aurora Transit', countryCode: 'DE', countryName: 'Germany' }],
  [64_514, { name: 'Kestrel', countryCode: 'JP', countryName: 'Japan' }],
  [64_516, { name: 'رابط الخليج', countryCode: 'AE', countryName: 'United Arab Emirates' }],
  [
    64_537,
    {
      name: 'Northern Lights Backbone and Regional Interconnection Services Cooperative',
      countryCode: 'US',
      countryName: 'United States',
    },
  ],
  [64_538, { name: 'רשת הגליל', countryCode: 'IL', countryName: 'Israel' }],
]);

export const hopOf: HopOf = (asn) => networks.get(asn);
