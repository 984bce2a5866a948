import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asFull } from '../entities.ts';
import { asn, nothing, sample } from '../wire.ts';

/** Names and countries of these networks, in the order asked; null for numbers that no source has. At most 1,000 per call. */
export const asInfoList = defineEndpoint({
  name: 'asInfoList',
  summary: 'Names and countries of a list of networks',
  topic: 'as-info',
  audience: 'anyone',
  method: 'POST',
  host: 'storage',
  path: '/api/storage/v2/incidents/info/as/all',
  params: nothing,
  query: nothing,
  body: v.pipe(v.array(asn), v.maxLength(1000, 'At most 1000 AS numbers a call')),
  answer: v.array(v.object({ ...asFull.entries, sample })),
});
