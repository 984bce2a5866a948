import { neighborRelations } from '@routeglass/domain/neighbor';
import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asnText, instant, ipFilter, ipVersion, nothing } from '../wire.ts';

/** A period in which two networks had one relation over one IP version. */
export const relationPeriod = v.object({
  ip_version: ipVersion,
  /** Relation of `targetAsn` to `asn`. */
  type: v.picklist(neighborRelations),
  first_seen: instant,
  /** Null while it lasts. */
  last_seen: v.nullable(instant),
});
export type RelationPeriod = v.InferOutput<typeof relationPeriod>;

/** Relations of two networks over time, newest first. Empty if no loaded table shows them as neighbors. */
export const neighborHistory = defineEndpoint({
  name: 'neighborHistory',
  summary: 'Relation of two networks over time',
  topic: 'neighbors',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/incidents/neighbors/history/{targetAsn}/{asn}',
  params: v.object({ targetAsn: asnText, asn: asnText }),
  query: v.object({ ip: v.optional(ipFilter, 'all') }),
  body: nothing,
  answer: v.array(relationPeriod),
});
