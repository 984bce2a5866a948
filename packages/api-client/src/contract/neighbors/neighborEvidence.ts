import { neighborRelations } from '@routeglass/domain/neighbor';
import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { evidence } from '../incidents/incident.ts';
import { asBrief } from '../entities.ts';
import { asnText, count, instant, ipVersion, nothing } from '../wire.ts';

/** What the verdict on one link rests on. */
export const relationEvidence = v.object({
  ip_version: ipVersion,
  /** What `targetAsn` is to `asn`. */
  type: v.picklist(neighborRelations),
  evidence,
  /** Distinct paths over the link, and distinct networks beside collectors that sent them. */
  paths: count,
  peers: count,
  /** Share of those paths, 0 to 1, that are valley-free at the link if it is what it was taken for. */
  share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  /** Routes over the link that stand now. */
  routes: count,
  first_seen: instant,
  last_seen: v.nullable(instant),
  /** Some of the paths, AS numbers in wire order, a space between. */
  sample_paths: v.array(v.string()),
});
export type RelationEvidence = v.InferOutput<typeof relationEvidence>;

/** Why two networks are said to be provider and customer, or peers: an entry for each IP version over which they were seen side by side. */
export const neighborEvidence = defineEndpoint({
  name: 'neighborEvidence',
  summary: 'Evidence for the relation of two networks',
  topic: 'neighbors',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/incidents/neighbors/evidence/{targetAsn}/{asn}',
  params: v.object({ targetAsn: asnText, asn: asnText }),
  query: nothing,
  body: nothing,
  answer: v.object({ target: asBrief, network: asBrief, relations: v.array(relationEvidence) }),
  errors: ['E_NOT_FOUND'],
});
