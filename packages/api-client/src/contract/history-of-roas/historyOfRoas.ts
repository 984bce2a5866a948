import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { dayOrInstant } from '../times.ts';
import { asn, asnText, instant, nothing, text } from '../wire.ts';

/** Whether a record is for the prefix itself or for a covering block. */
export const coverings = ['exact', 'covering'] as const;

/**
 * Parameters of both histories. Records must overlap the time from `from_datetime` to `until_datetime`; a missing end is open. They come from one
 * world, lab or real: that of the network `asn`, or without it that of the prefix.
 */
export const historyQuery = v.object({
  prefix: text,
  asn: v.optional(asnText),
  from_datetime: v.optional(dayOrInstant),
  until_datetime: v.optional(dayOrInstant),
});

/** Dates of the first loaded source with the record and of the first one without it; the latter is null while the record exists. */
export const span = { start_time: instant, end_time: v.nullable(instant) };

/** A validated ROA payload over time. */
export const roaRecord = v.object({
  prefix: v.string(),
  /** A ROA also applies to more specific prefixes, so those of covering blocks are listed and marked here. */
  covers: v.picklist(coverings),
  /** 0 authorizes no network (RFC 6483). */
  origin: asn,
  /** Trust anchor; empty if the export does not name it. */
  ta: v.string(),
  max_length: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(128)),
  ...span,
});
/** ROAs that applied to a prefix in a time span, newest first: its own and those of every covering block. */
export const historyOfRoas = defineEndpoint({
  name: 'historyOfRoas',
  summary: 'ROAs that covered a prefix over time',
  topic: 'rir',
  audience: 'anyone',
  method: 'GET',
  host: 'main',
  path: '/v2/rir/history_of_roas',
  params: nothing,
  query: historyQuery,
  body: nothing,
  answer: v.array(roaRecord),
});
