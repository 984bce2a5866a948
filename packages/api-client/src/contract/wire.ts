import * as v from 'valibot';

const MAX_ASN = 4_294_967_295;
const MAX_TEXT = 256;
/** Largest page of a bare list, and the most pages. */
export const LONGEST_CUT = 100;
export const MOST_CUT_PAGES = 100;

const wholeNumber = (what: string) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, `${what} must be a whole number`),
    v.maxLength(10, `${what} has at most 10 digits`),
    v.transform(Number),
  );

/** An ASN in an address, with or without the letters AS: 0 to 4294967295 (RFC 6793). */
export const asnText = v.pipe(
  v.string(),
  v.regex(/^(?:AS)?\d{1,10}$/i, 'An AS number is written as digits, with or without AS before them'),
  v.transform((text) => Number(text.replace(/^AS/i, ''))),
  v.maxValue(MAX_ASN, `An AS number is at most ${MAX_ASN}`),
);

/** IP filter of every list: 4, 6 or all; other values are refused. */
export const ipFilters = ['all', '4', '6'] as const;
export const ipFilter = v.picklist(ipFilters, 'ip must be 4, 6 or all');
export type IpFilter = v.InferOutput<typeof ipFilter>;

export const page = v.optional(v.pipe(wholeNumber('page'), v.minValue(1, 'page starts at 1')), '1');
export const pageSize = v.optional(
  v.pipe(
    wholeNumber('page-size'),
    v.minValue(1, 'page-size is at least 1'),
    v.maxValue(1000, 'page-size is at most 1000'),
  ),
  '50',
);

/** A page of a bare list. If there are more rows, the header `Link` with rel="next" has the address of the next page. */
export const cutPage = {
  page: v.optional(
    v.pipe(
      wholeNumber('page'),
      v.minValue(1, 'page starts at 1'),
      v.maxValue(MOST_CUT_PAGES, `page is at most ${MOST_CUT_PAGES}`),
    ),
    '1',
  ),
  'page-size': v.optional(
    v.pipe(
      wholeNumber('page-size'),
      v.minValue(1, 'page-size is at least 1'),
      v.maxValue(LONGEST_CUT, `page-size is at most ${LONGEST_CUT}`),
    ),
    String(LONGEST_CUT),
  ),
};

/** Free text of a filter or a search, at most 256 characters. */
export const text = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(MAX_TEXT, `The text is longer than ${MAX_TEXT} characters`),
);

/** A list in an address: a repeated key, or values separated by commas. Empty values are ignored. */
export const repeated = <T extends v.GenericSchema<string, unknown>>(item: T, most: number) =>
  v.pipe(
    v.union([v.string(), v.array(v.string())]),
    v.transform((given) => [given].flat().flatMap((one) => one.split(',').filter((part) => part !== ''))),
    v.array(item),
    v.maxLength(most, `At most ${most} values`),
  );

/** For an endpoint without params, query or body. */
export const nothing = v.optional(v.object({}), {});

const NO_ASN = `An AS number is a whole number, 0 to ${MAX_ASN}`;
export const asn = v.pipe(v.number(NO_ASN), v.integer(NO_ASN), v.minValue(0, NO_ASN), v.maxValue(MAX_ASN, NO_ASN));
export const countryCode = v.nullable(v.pipe(v.string(), v.length(2)));
export const ipVersion = v.picklist([4, 6]);
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** An instant: ISO 8601 in UTC. */
export const instant = v.pipe(v.string(), v.isoTimestamp());

/** For lists that may mix both worlds: true for rows of the lab's simulated Internet, absent for others. */
export const sample = v.optional(v.boolean());

/** World of an answer that is not about a network: the lab (`yes`) or the real one (`no`). */
export const askedSample = v.optional(v.picklist(['yes', 'no'], 'sample must be yes or no'));

/** A page of a list. `record_count` is the length of the whole list. */
export const paged = <T extends v.GenericSchema>(row: T) =>
  v.object({
    data: v.array(row),
    current_page: v.pipe(v.number(), v.integer(), v.minValue(1)),
    page_size: v.pipe(v.number(), v.integer(), v.minValue(1)),
    record_count: count,
    page_count: count,
  });
