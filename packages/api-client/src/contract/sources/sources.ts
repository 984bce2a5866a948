import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asnText, count, instant, nothing } from '../wire.ts';

export const sourceKinds = [
  'mrt-rib',
  'mrt-updates',
  'vrps',
  'aspas',
  'as-names',
  'address-registry',
  'peeringdb',
  'irr',
  'organisations',
  'communities',
  'delegated',
  'special-purpose',
  'scans',
] as const;

/**
 * What is loaded: each live source with its age and size, so that no one mistakes sample or old data for live. With `asn` or `prefix` those that tell
 * of this network or prefix: an empty answer elsewhere means that there is nothing only where a source of its kind is among them.
 */
export const sources = defineEndpoint({
  name: 'sources',
  summary: 'Loaded sources and their age',
  topic: 'web',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/web/sources',
  params: nothing,
  query: v.object({ asn: v.optional(asnText), prefix: v.optional(v.string()) }),
  body: nothing,
  answer: v.array(
    v.object({
      kind: v.picklist(sourceKinds),
      name: v.string(),
      sample: v.boolean(),
      as_of: v.nullable(instant),
      loaded_at: instant,
      records: count,
    }),
  ),
});
