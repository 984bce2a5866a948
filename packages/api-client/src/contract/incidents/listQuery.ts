import { validities } from '@routeglass/domain/validity';
import * as v from 'valibot';
import { dayOrInstant } from '../times.ts';
import { ipFilter, page, pageSize, repeated, text } from '../wire.ts';

/** Severities, lowest first. */
export const severities = ['info', 'low', 'medium', 'high'] as const;
export const severity = v.picklist(severities, `severity must be one of ${severities.join(', ')}`);
export type Severity = v.InferOutput<typeof severity>;

/** Code for parties whose country is missing or unknown. */
export const NO_COUNTRY = 'None';

/** A filter with several values, one of which must match. */
const several = <T extends v.GenericSchema<string, unknown>>(item: T, most: number) =>
  v.optional(repeated(item, most), []);

const atMost = (name: string, form: RegExp, kind: string, most: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(form, `${name} must be a ${kind}`),
      v.transform(Number),
      v.maxValue(most, `${name} is at most ${most}`),
    ),
  );
/** One end of a range: of counts, or of shares. */
const wholeBound = (name: string, most: number) => atMost(name, /^\d{1,10}$/, 'whole number', most);
const shareBound = (name: string, most: number) => atMost(name, /^\d{1,10}(\.\d{1,6})?$/, 'number', most);

/** A country code in an address, in either case. */
export const country = v.pipe(
  v.string(),
  v.regex(/^([A-Za-z]{2}|[Nn][Oo][Nn][Ee])$/, 'A country is a code of two letters, or None'),
  v.transform((code) => (code.length === 2 ? code.toUpperCase() : NO_COUNTRY)),
);

const flag = v.optional(
  v.pipe(
    v.picklist(['true', 'false', '1', '0', ''], 'active-only must be true or false'),
    v.transform((given) => given === 'true' || given === '1'),
  ),
  'false',
);

const countries = several(country, 300);
const verdict = (name: string) => v.picklist(validities, `${name} must be one of ${validities.join(', ')}`);
const MOST_PEERS = 9_999_999_999;

/**
 * Filters of lists of incidents and scan findings, their histograms and their counts. Within a filter, one value must match; an item must match all
 * filters.
 *
 * For subscribers (`subscriptions.rating`): `active-only`, the ranges of prefix length and propagation, and all filters by country.
 */
export const filterEntries = {
  ip: v.optional(ipFilter, 'all'),
  /** Present at or after this time; a day counts from its first second. */
  from: v.optional(dayOrInstant),
  /** Began before this time; a day counts to its last second. */
  until: v.optional(dayOrInstant),
  /** Part of a prefix, an AS number (with or without AS), or part of a network's name. Ignored if shorter than 2 characters. */
  q: v.optional(text, ''),
  'active-only': flag,
  /** States of the route's origin validation; repeat the key or separate values with commas. */
  roa: several(verdict('roa'), 3),
  route_object: several(verdict('route_object'), 3),
  severity: several(severity, 4),
  /** Prefix length in bits, inclusive. */
  'prefix-length-min': wholeBound('prefix-length-min', 128),
  'prefix-length-max': wholeBound('prefix-length-max', 128),
  /** Number of vantage points that saw it, inclusive. */
  'propagation-min': wholeBound('propagation-min', MOST_PEERS),
  'propagation-max': wholeBound('propagation-max', MOST_PEERS),
  /** Their share in percent, inclusive. */
  'relative-propagation-min': shareBound('relative-propagation-min', 100),
  'relative-propagation-max': shareBound('relative-propagation-max', 100),
  /** Country of any other party; `None` for networks without a country. */
  cc: countries,
  /** Country of the hijacker. */
  hcc: countries,
  /** Country of a network that accepted it. */
  acc: countries,
  /** Country of the origin: the prefix holder, or the network that announces a bogon. */
  occ: countries,
  /** Country of the leaker. */
  lcc: countries,
};

/** The filters that need the rating subscription. */
export const subscriberFilters = [
  'active-only',
  'prefix-length-min',
  'prefix-length-max',
  'propagation-min',
  'propagation-max',
  'relative-propagation-min',
  'relative-propagation-max',
  'cc',
  'hcc',
  'acc',
  'occ',
  'lcc',
] as const;

/** A page of a list: filters, order and position. Rows that are equal in that order are sorted newest first, then by id. */
export function listQuery<const Sorts extends readonly [string, ...string[]]>(sorts: Sorts, first: Sorts[number]) {
  return v.object({
    ...filterEntries,
    'sort-by': v.optional(v.picklist(sorts, `sort-by must be one of ${sorts.join(', ')}`), first),
    order: v.optional(v.picklist(['asc', 'desc'], 'order must be asc or desc'), 'desc'),
    page,
    'page-size': pageSize,
  });
}

/** The same filters without order and page. */
export const filterQuery = v.object(filterEntries);
export type ListFilters = v.InferOutput<typeof filterQuery>;
