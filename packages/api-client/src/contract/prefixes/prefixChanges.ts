import * as v from 'valibot';
import { changeKinds, changesEntries, changesOf } from '../changes/changesQuery.ts';
import { defineEndpoint } from '../endpoint.ts';
import { validity } from '../entities.ts';
import { asnText, nothing } from '../wire.ts';

const verdict = v.nullable(validity);
/** Registry verdicts on the announcement on that day; null if no data of that kind was loaded by then. */
const verdicts = v.object({ roa: verdict, route_object: verdict });

/** A prefix that was added, removed or got other verdicts. */
export const prefixChange = v.object({
  prefix: v.string(),
  change: v.picklist(changeKinds),
  /** Null if the prefix was not announced. */
  before: v.nullable(verdicts),
  after: v.nullable(verdicts),
});
export type PrefixChange = v.InferOutput<typeof prefixChange>;

/** Differences between the prefixes announced on two days. */
export const prefixChanges = defineEndpoint({
  name: 'prefixChanges',
  summary: 'Prefixes of a network that were added, removed or validated differently between two days',
  topic: 'prefixes',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/incidents/connectivity/prefixes/asn/{asn}/changes',
  params: v.object({ asn: asnText }),
  query: v.object({
    ...changesEntries,
    'sort-by': v.optional(v.picklist(['change', 'prefix'], 'sort-by must be change or prefix'), 'change'),
  }),
  body: nothing,
  answer: changesOf(prefixChange),
  errors: ['E_NOT_FOUND'],
});
