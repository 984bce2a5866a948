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
 * Loaded sources with age and size, so that sample or old data is not mistaken for live data. With `asn` or `prefix`, the sources for this network or
 * prefix: an empty answer of another call only means "none" if a source of its kind is listed here.
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
