import { expect, it } from 'vitest';
import { stateText } from './neighborChange.ts';

it.each([
  ['customers', 'customers', 'Customer (IPv4, IPv6)'],
  ['providers', 'peerings', 'Provider (IPv4), Peer (IPv6)'],
  ['unspecified', null, 'Unspecified (IPv4)'],
  [null, 'peerings', 'Peer (IPv6)'],
  [null, null, ''],
] as const)('%s over IPv4 and %s over IPv6 is %j', (ipv4, ipv6, text) => {
  expect(stateText({ ipv4, ipv6 })).toBe(text);
});
