import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asFull } from '../entities.ts';
import { asnText, count, nothing } from '../wire.ts';

const MOST = 1000;
const whole = (name: string) =>
  v.pipe(v.string(), v.regex(/^\d{1,7}$/, `${name} is a whole number`), v.transform(Number));

/** The other networks of the same organisation, in order of number: `limit` of them from `skip` on. */
export const siblings = defineEndpoint({
  name: 'siblings',
  summary: 'Other networks of the same organisation',
  topic: 'organisations',
  method: 'GET',
  host: 'main',
  path: '/v2/caida-as-org/siblings/asn/{asn}',
  params: v.object({ asn: asnText }),
  query: v.object({
    skip: v.optional(whole('skip'), '0'),
    limit: v.optional(v.pipe(whole('limit'), v.minValue(1), v.maxValue(MOST, `limit is at most ${MOST}`)), '50'),
  }),
  body: nothing,
  answer: v.object({ data: v.array(asFull), record_count: count }),
});
