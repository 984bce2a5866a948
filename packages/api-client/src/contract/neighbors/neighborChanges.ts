import { neighborRelations } from '@routeglass/domain/neighbor';
import * as v from 'valibot';
import { changeKinds, changesEntries, changesOf } from '../changes/changesQuery.ts';
import { defineEndpoint } from '../endpoint.ts';
import { asBrief } from '../entities.ts';
import { nothing } from '../wire.ts';
import { neighborParams } from './neighborQuery.ts';

const relation = v.nullable(v.picklist(neighborRelations));
/** The neighbor's relation over each IP version; null if it was no neighbor there, or the version was not requested. */
const relations = v.object({ ipv4: relation, ipv6: relation });

/** A neighbor that was added, removed or had another relation. */
export const neighborChange = v.object({
  neighbor_as: asBrief,
  change: v.picklist(changeKinds),
  before: relations,
  after: relations,
});
export type NeighborChange = v.InferOutput<typeof neighborChange>;

/** Differences between the neighbors on two days. A list of one relation includes each network that had it on either day. */
export const neighborChanges = defineEndpoint({
  name: 'neighborChanges',
  summary: 'Neighbors of a network that were added, removed or changed between two days',
  topic: 'neighbors',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/incidents/neighbors/{type}/asn/{asn}/changes',
  params: neighborParams,
  query: v.object({
    ...changesEntries,
    'sort-by': v.optional(v.picklist(['change', 'neighbor-as'], 'sort-by must be change or neighbor-as'), 'change'),
  }),
  body: nothing,
  answer: changesOf(neighborChange),
  errors: ['E_NOT_FOUND'],
});
