import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asnText, count, instant, nothing, repeated, sample } from '../wire.ts';

/** What a network attests of its providers (ASPA), numbers written as Routinator does: `AS64512`. `AS0` alone: it has none. */
export const aspa = v.object({
  customer: v.string(),
  providers: v.array(v.string()),
  /** Trust anchor; `N/A` where the loaded export does not say, as Routinator writes it. */
  ta: v.string(),
  sample,
});

/**
 * The loaded ASPAs in the form of Routinator's JSON export, in order of customer; with `select-asn`, which may be repeated, those of these
 * customers alone. `metadata` is of the newest loaded source of ASPAs, a real one before the laboratory's; null where there is none.
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
