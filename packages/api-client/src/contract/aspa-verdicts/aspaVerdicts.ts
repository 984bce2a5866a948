import * as v from 'valibot';
import { aspaQuery, hop, unjudged } from '../aspa-validity/aspaValidity.ts';
import { defineEndpoint } from '../endpoint.ts';
import { validity } from '../entities.ts';
import { instant, nothing } from '../wire.ts';

/** Longest text of a path; a BGP path segment holds at most 255 networks. */
const MAX_PATH = 4096;

/** ASPA verification of many paths at once: the verdicts of `aspaValidity` in the order asked, without the attestation for each hop. */
export const aspaVerdicts = defineEndpoint({
  name: 'aspaVerdicts',
  summary: 'ASPA verification of many paths',
  topic: 'rpki',
  audience: 'anyone',
  method: 'POST',
  host: 'main',
  path: '/v2/rir/aspa-validity',
  params: nothing,
  query: v.object(aspaQuery),
  body: v.pipe(v.array(v.pipe(v.string(), v.maxLength(MAX_PATH))), v.maxLength(5000, 'At most 5000 paths')),
  answer: v.object({
    /** When the loaded attestations were made; null if none are loaded, so nothing is attested. */
    as_of: v.nullable(instant),
    verdicts: v.array(
      v.object({
        path: v.string(),
        state: validity,
        /** The hop nearest the origin that makes the path not valid. */
        hop: v.nullable(hop),
        reason: unjudged,
      }),
    ),
  }),
});
