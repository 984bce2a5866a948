import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { asnText, count, instant, nothing, paged } from '../wire.ts';
import { filterQuery, listQuery, subscriberFilters } from './listQuery.ts';

/** A day (UTC) of a histogram. */
export const histogramDay = v.object({
  from: instant,
  until: instant,
  /** Incidents that began on that day. */
  count,
  /** Of these, the number still ongoing. */
  active: count,
});
export type HistogramDay = v.InferOutput<typeof histogramDay>;

/** A country to filter by; `None` for parties without a country. */
export const countryItem = v.object({ country_code: v.string(), country_name: v.string(), count });
export type CountryItem = v.InferOutput<typeof countryItem>;

/** What the four calls of a list share. */
interface Place<Row extends v.GenericSchema, Sorts extends readonly [string, ...string[]]> {
  /** Name of the list's endpoint; the names of its histogram, count and countries begin with it. */
  readonly name: string;
  /** Contents of the list for the summaries: `Hijacks that a network is party to`. */
  readonly words: string;
  /** OpenAPI tag, and folder of the server's module. */
  readonly topic: string;
  /** Path before `/asn/{asn}`: `/v2/incidents/leaks/created`. */
  readonly path: string;
  /** Path of the list of countries before `/asn/{asn}`, containing `{party}`. */
  readonly countriesPath: string;
  /** Parties whose countries can be listed, as in the path: `hijacker-countries`. */
  readonly parties: readonly [string, ...string[]];
  readonly row: Row;
  readonly sorts: Sorts;
  readonly sortFirst: Sorts[number];
}

/**
 * The calls of one list about one network: its pages, its histogram by day, its number of ongoing items, and the countries of its parties. All take
 * the same filters, except that the list of countries ignores filters by country, since it is used to choose them. The histogram has every day from
 * the first to the last match, at most the last 366.
 */
export function listCalls<Row extends v.GenericSchema, const Sorts extends readonly [string, ...string[]]>(
  place: Place<Row, Sorts>,
) {
  const { name, words, topic, path } = place;
  const common = {
    topic,
    audience: 'anyone',
    method: 'GET',
    host: 'main',
    params: v.object({ asn: asnText }),
    body: nothing,
    subscribers: subscriberFilters,
  } as const;
  return {
    list: defineEndpoint({
      ...common,
      name,
      summary: words,
      path: `${path}/asn/{asn}`,
      query: listQuery(place.sorts, place.sortFirst),
      answer: paged(place.row),
      errors: ['E_NOT_FOUND'],
    }),
    histogram: defineEndpoint({
      ...common,
      name: `${name}Histogram`,
      summary: `${words}: new incidents per day`,
      path: `${path}/asn/{asn}/histogram`,
      query: filterQuery,
      answer: v.array(histogramDay),
    }),
    activeCount: defineEndpoint({
      ...common,
      name: `${name}ActiveCount`,
      summary: `${words}: number of ongoing incidents`,
      path: `${path}/asn/{asn}/active-count`,
      query: filterQuery,
      answer: v.object({ count }),
    }),
    countries: defineEndpoint({
      ...common,
      name: `${name}Countries`,
      summary: `${words}: countries of the parties, with counts`,
      path: `${place.countriesPath}/asn/{asn}`,
      params: v.object({
        party: v.picklist(place.parties, `The list of countries must be one of ${place.parties.join(', ')}`),
        asn: asnText,
      }),
      query: filterQuery,
      answer: v.array(countryItem),
    }),
  };
}
