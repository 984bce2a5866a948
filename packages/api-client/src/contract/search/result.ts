import * as v from 'valibot';
import { announcedPrefix, asBrief, asFull } from '../entities.ts';
import { asn } from '../wire.ts';

const tagged = <const Type extends string, Data extends v.GenericSchema>(type: Type, data: Data) =>
  v.object({ type: v.literal(type), data });

/**
 * One thing found, tagged by what it is.
 *
 * - `autonomous-system`: a network by number, name or organisation.
 * - `origin`: a prefix that contains the address or prefix asked for, with the network that announces it.
 * - `prefix`: an announced prefix with its validity and propagation.
 * - `domain`, `as-set`, `bgp-community`: by name.
 */
export const searchResult = v.variant('type', [
  tagged('autonomous-system', asFull),
  tagged('origin', v.object({ prefix: v.string(), origin: asBrief })),
  tagged('prefix', announcedPrefix),
  tagged('domain', v.object({ name: v.string() })),
  tagged('as-set', v.object({ rpslPk: v.string(), source: v.string(), descr: v.array(v.string()) })),
  tagged('bgp-community', v.object({ asn, community: v.string(), description: v.string() })),
]);
export type SearchResult = v.InferOutput<typeof searchResult>;
export type SearchResultType = SearchResult['type'];
