import { neighborRelations } from '@routeglass/domain/neighbor';
import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asnText, instant, ipFilter, ipVersion, nothing } from '../wire.ts';

/** A time in which two networks stood to each other in one way, over one IP version. */
export const relationPeriod = v.object({
  ip_version: ipVersion,
  /** What `targetAsn` was to `asn`. */
  type: v.picklist(neighborRelations),
  first_seen: instant,
  /** Null while it stands. */
  last_seen: v.nullable(instant),
});
export type RelationPeriod = v.InferOutput<typeof relationPeriod>;

/** How two networks stood to each other, newest first. Empty where no loaded table has shown them side by side. */
export const neighborHistory = defineEndpoint({
  name: 'neighborHistory',
  summary: 'How the relation of two networks changed over time',
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
