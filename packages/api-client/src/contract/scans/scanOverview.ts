import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asnText, count, instant, ipFilter, nothing } from '../wire.ts';
import { scanType } from './scanRow.ts';

/** Number of scan findings at a network's addresses, one row per scanned type; 0 if nothing was found. */
export const scanOverview = defineEndpoint({
  name: 'scanOverview',
  summary: 'Numbers of scan findings for a network, by type',
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
      /** Findings on record, and those still in the newest report of the type. */
      count,
      active: count,
      /** Time of the newest loaded report of the type; null if none is loaded, so nothing is known. */
      as_of: v.nullable(instant),
    }),
  ),
  errors: ['E_NOT_FOUND'],
});
