import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asnText, count, instant, ipFilter, nothing } from '../wire.ts';
import { scanType } from './scanRow.ts';

/** How much scans found at the addresses of a network, one row for each type that they looked for; nothing found is 0. */
export const scanOverview = defineEndpoint({
  name: 'scanOverview',
  summary: 'What scans found at the addresses of a network, by type',
  topic: 'scans',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v1/scan/overview/asn/{asn}',
  params: v.object({ asn: asnText }),
  query: v.object({ ip: v.optional(ipFilter, 'all') }),
  body: nothing,
  answer: v.array(
    v.object({
      ...scanType.entries,
      /** Findings on record, and of these what the newest report of the type still has. */
      count,
      active: count,
      /** Instant of the newest loaded report of the type; null where none is loaded, so that nothing is known. */
      as_of: v.nullable(instant),
    }),
  ),
  errors: ['E_NOT_FOUND'],
});
