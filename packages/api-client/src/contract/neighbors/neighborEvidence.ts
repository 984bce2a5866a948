import { neighborRelations } from '@routeglass/domain/neighbor';
import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { evidence } from '../incidents/incident.ts';
import { asBrief } from '../entities.ts';
import { asnText, count, instant, ipVersion, nothing } from '../wire.ts';

/** Evidence for the verdict on one link. */
export const relationEvidence = v.object({
  ip_version: ipVersion,
  /** Relation of `targetAsn` to `asn`. */
  type: v.picklist(neighborRelations),
  evidence,
  /** Distinct paths over the link, and distinct vantage networks that sent them. */
  paths: count,
  peers: count,
  /** Share of those paths, 0 to 1, that are valley-free at the link with this relation. */
  share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  /** Number of current routes over the link. */
  routes: count,
  first_seen: instant,
  last_seen: v.nullable(instant),
  /** Some of the paths: AS numbers in wire order, separated by spaces. */
  sample_paths: v.array(v.string()),
});
export type RelationEvidence = v.InferOutput<typeof relationEvidence>;

/** Why two networks are classified as provider and customer, or as peers: one entry per IP version over which they were seen as neighbors. */
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
