import * as v from 'valibot';
import { askedDay, change, position, ratedDay, ratedIp, ratedOrder } from '../as-rating/ratingFacts.ts';
import { defineEndpoint } from '../endpoint.ts';
import { asBrief } from '../entities.ts';
import { askedSample, asn, count, nothing, text } from '../wire.ts';

/** A country's position in the rating of national stability. */
export const nationalStabilityRow = v.object({
  position,
  change,
  /** Share of the country's networks that lose every chain of providers if its critical network fails, 0 to 1; lower is better. */
  value: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  country_code: v.pipe(v.string(), v.length(2)),
  country_name: v.nullable(v.string()),
  /** The network whose failure harms the country most; null if no single failure disconnects another network. */
  critical_asn: v.nullable(asn),
  critical_as: v.nullable(asBrief),
  /** Number of networks it would cut off, out of the country's networks that originate a prefix. */
  lost: count,
  networks: count,
});

/** Keys to sort countries by. */
export const stabilityKeys = ['position', 'change', 'value', 'country', 'critical-asn'] as const;

/**
 * Countries by national stability, by default most stable first; among equals, the one with more networks first. `q` keeps countries whose name, code
 * or critical network contains it.
 */
export const nationalStability = defineEndpoint({
  name: 'nationalStability',
  summary: 'Countries rated by how much the failure of one network would affect them',
  topic: 'as-rating',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/as-rating/national-stability',
  params: nothing,
  query: v.object({
    ip: ratedIp,
    day: askedDay,
    sample: askedSample,
    q: v.optional(text, ''),
    'sort-by': v.optional(v.picklist(stabilityKeys, `sort-by must be one of ${stabilityKeys.join(', ')}`), 'position'),
    order: ratedOrder,
  }),
  body: nothing,
  answer: v.object({ data: v.array(nationalStabilityRow), record_count: count, page_count: count, ...ratedDay }),
});
