import { alder, birch, longNamed, privateUse } from '../SearchResult/SearchResult.fixtures.ts';
import type { DomainRecords } from './domainRecords.ts';

export const alderRecords: DomainRecords = {
  domain: 'alder.example',
  addresses: [
    {
      ip: '10.0.3.17',
      prefix: '10.0.0.0/16',
      relatedAs: alder,
      knownBy: 'routes',
      furtherRoutes: [{ prefix: '10.0.0.0/12', origin: birch }],
      registered: { prefix: '10.0.0.0/14', holder: birch },
      specialPurpose: privateUse,
      sample: true,
    },
    { ip: 'fd00:1234:5678:9abc:def0:1234:5678:9abc', prefix: 'fd00:1::/32', relatedAs: birch, knownBy: 'registry' },
    { ip: '203.0.113.80', prefix: null, relatedAs: null },
  ],
  nameServers: [
    { hostname: 'ns1.alder.example', ip: '10.0.0.53', prefix: '10.0.0.0/16', relatedAs: alder },
    {
      hostname: 'a-name-server-with-a-name-longer-than-any-column.northern-region.alder.example',
      ip: '10.2.0.53',
      prefix: '10.2.0.0/16',
      relatedAs: longNamed,
    },
    { hostname: 'ns-without-address.alder.example', ip: null, prefix: null, relatedAs: null },
  ],
  mailExchanges: [{ hostname: 'mx.alder.example', ip: '10.0.0.25', prefix: '10.0.0.0/16', relatedAs: alder }],
};

/** A domain that is only registered. */
export const parkedRecords: DomainRecords = {
  domain: 'parked.example',
  addresses: [],
  nameServers: [],
  mailExchanges: [],
};
