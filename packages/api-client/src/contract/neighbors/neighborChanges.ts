import { neighborRelations } from '@routeglass/domain/neighbor';
import * as v from 'valibot';
import { changeKinds, changesEntries, changesOf } from '../changes/changesQuery.ts';
import { defineEndpoint } from '../endpoint.ts';
import { asBrief } from '../entities.ts';
import { nothing } from '../wire.ts';
import { neighborParams } from './neighborQuery.ts';

const relation = v.nullable(v.picklist(neighborRelations));
/** What the neighbor was over each IP version; null over one that did not show it, or that was not asked for. */
const relations = v.object({ ipv4: relation, ipv6: relation });

/** A neighbor that one day has and the other has not, or that was something else. */
export const neighborChange = v.object({
  neighbor_as: asBrief,
  change: v.picklist(changeKinds),
  before: relations,
  after: relations,
});
export type NeighborChange = v.InferOutput<typeof neighborChange>;

/** How the neighbors of two days differ. A list of one relation has each network that stood in it on either day. */
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
