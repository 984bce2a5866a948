import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { dayOrInstant } from '../times.ts';
import { asn, asnText, instant, nothing, text } from '../wire.ts';

/** Whether a record is of the prefix itself or of a block around it. */
export const coverings = ['exact', 'covering'] as const;

/**
 * What both histories are asked by: overlap with the time from `from_datetime` to `until_datetime`; an end that is left out is open. Records are of one
 * world, the laboratory or the Internet: of that of the network `asn`, else of the prefix itself.
 */
export const historyQuery = v.object({
  prefix: text,
  asn: v.optional(asnText),
  from_datetime: v.optional(dayOrInstant),
  until_datetime: v.optional(dayOrInstant),
});

/** When the source with it was made that is the first of the loaded ones to hold it, and the first without it; null while it stands. */
export const span = { start_time: instant, end_time: v.nullable(instant) };

/** A validated ROA payload over time. */
export const roaRecord = v.object({
  prefix: v.string(),
  /** A ROA counts for all more-specifics of its prefix, so those of covering blocks are listed too, and marked here. */
  covers: v.picklist(coverings),
  /** 0 authorises no one (RFC 6483). */
  origin: asn,
  /** Trust anchor; empty where the export does not say. */
  ta: v.string(),
  max_length: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(128)),
  ...span,
});
/** ROAs that counted for a prefix in a span of time, newest first: its own and those of every covering block. */
export const historyOfRoas = defineEndpoint({
  name: 'historyOfRoas',
  summary: 'ROAs that covered a prefix, and when',
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
