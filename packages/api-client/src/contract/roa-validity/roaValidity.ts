import { originReasons } from '@routeglass/domain/validity';
import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { validity } from '../entities.ts';
import { asn, asnText, instant, nothing, text } from '../wire.ts';

/** Route origin validation of one prefix and origin (RFC 6811), with the VRPs that decided it. */
export const roaValidity = defineEndpoint({
  name: 'roaValidity',
  summary: 'Origin validation of one prefix and origin, with the reasons',
  topic: 'rpki',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/rir/roa-validity',
  params: nothing,
  query: v.object({ prefix: text, asn: asnText }),
  body: nothing,
  answer: v.object({
    prefix: v.string(),
    asn,
    state: validity,
    reason: v.picklist(originReasons),
    /** When the loaded VRPs were made; null if none are loaded, and the state is then unknown. */
    as_of: v.nullable(instant),
    vrps: v.array(v.object({ prefix: v.string(), max_length: v.number(), asn, ta: v.string(), matches: v.boolean() })),
  }),
});
