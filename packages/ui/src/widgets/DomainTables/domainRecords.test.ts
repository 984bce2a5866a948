import { expect, it } from 'vitest';
import { domainTabName, type DomainTab } from './domainRecords.ts';

const address = { ip: '192.0.2.1', prefix: null, relatedAs: null };
const records = {
  domain: 'alder.example',
  addresses: [address],
  nameServers: [
    { hostname: 'a', ...address },
    { hostname: 'b', ...address },
  ],
  mailExchanges: [],
};

it.each<[DomainTab, string, string]>([
  ['ip', 'IP Info (1)', 'IP Info (–)'],
  ['ns', 'NS Servers (2)', 'NS Servers (–)'],
  ['mx', 'MX Servers (0)', 'MX Servers (–)'],
])('%s goes by %j, and by %j before its records are here', (tab, known, unknown) => {
  expect(domainTabName(tab, records)).toBe(known);
  expect(domainTabName(tab, undefined)).toBe(unknown);
});
