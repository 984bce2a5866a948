import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asnText, count, instant, nothing, repeated, sample } from '../wire.ts';

/** A network's attested providers (ASPA), numbers written as in Routinator: `AS64512`. `AS0` alone means that it has none. */
export const aspa = v.object({
  customer: v.string(),
  providers: v.array(v.string()),
  /** Trust anchor; `N/A`, as in Routinator, if the loaded export does not name it. */
  ta: v.string(),
  sample,
});

/**
 * The loaded ASPAs in the format of Routinator's JSON export, ordered by customer. `select-asn`, which may be repeated, keeps these customers only.
 * `metadata` describes the newest loaded ASPA source, preferring real ones to the lab's; its values are null if there is none.
 */
export const aspaJson = defineEndpoint({
  name: 'aspaJson',
  summary: "Provider attestations (ASPA) in the form of Routinator's JSON",
  topic: 'rpki',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/routinator-aspa/json',
  params: nothing,
  query: v.object({ 'select-asn': v.optional(repeated(asnText, 1000)) }),
  body: nothing,
  answer: v.object({
    metadata: v.object({
      /** Seconds since 1970. */
      generated: v.nullable(count),
      generatedTime: v.nullable(instant),
    }),
    aspas: v.array(aspa),
  }),
});
