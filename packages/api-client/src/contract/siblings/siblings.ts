import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asFull } from '../entities.ts';
import { ratingSortKeys } from '../rating-list/ratingList.ts';
import { asnText, count, nothing } from '../wire.ts';

const MOST = 1000;
const whole = (name: string) =>
  v.pipe(v.string(), v.regex(/^\d{1,7}$/, `${name} is a whole number`), v.transform(Number));

const sortKeys = ['asn', ...ratingSortKeys] as const;

/**
 * Other networks of the same organization: `limit` of them after skipping `skip`, sorted by number or by a metric of the newest IPv4 rating. Networks
 * that are not rated come last, by number. Empty if `source_loaded` is false: no map of numbers to organizations is loaded for the network's world.
 */
export const siblings = defineEndpoint({
  name: 'siblings',
  summary: 'Other networks of the same organization',
  topic: 'organisations',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/caida-as-org/siblings/asn/{asn}',
  params: v.object({ asn: asnText }),
  query: v.object({
    skip: v.optional(whole('skip'), '0'),
    limit: v.optional(
      v.pipe(whole('limit'), v.minValue(1, 'limit is at least 1'), v.maxValue(MOST, `limit is at most ${MOST}`)),
      '50',
    ),
    'sort-by': v.optional(v.picklist(sortKeys, `sort-by must be one of ${sortKeys.join(', ')}`), 'asn'),
    order: v.optional(v.picklist(['asc', 'desc'], 'order must be asc or desc'), 'asc'),
  }),
  body: nothing,
  answer: v.object({ data: v.array(asFull), record_count: count, source_loaded: v.boolean() }),
});
