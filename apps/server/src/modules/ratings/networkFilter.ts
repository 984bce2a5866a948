import { type RawBuilder, sql } from 'kysely';

/** Which networks of a rating are listed. */
export interface NetworkFilter {
  /** Text that the name or the holder contains or the number begins with; null for all. */
  readonly q: string | null;
  /** Country that they are registered in. */
  readonly country: string | null;
}

const MOST_DIGITS = 10;
/** Of a shorter text the index of trigrams is read whole: the rated networks are looked at one by one instead, in one search for that. */
const TRIGRAM = 3;

/** The numbers of the networks that are asked for; null where all are. */
export function networksThat({ q, country }: NetworkFilter): RawBuilder<unknown> | null {
  const inCountry = country === null ? sql`` : sql`and country_code = ${country}`;
  if (q === null) return country === null ? null : sql`select asn from live_network where true ${inCountry}`;
  const digits = /^(?:AS)?(\d{1,10})$/i.exec(q)?.[1];
  if (q.length < TRIGRAM) {
    const numbered = digits === undefined ? sql`false` : beginningWith(digits);
    return sql`
      select asn from live_network where (position(lower(${q}::text) in lower(label)) > 0 or ${numbered}) ${inCountry}
    `;
  }
  const named = sql`select asn from live_network where label ilike ${`%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`} ${inCountry}`;
  if (digits === undefined) return named;
  return sql`${named} union all select asn from live_network where (${beginningWith(digits)}) ${inCountry}`;
}

/** Numbers whose digits begin with these: a range for each length, so that the index finds them. */
function beginningWith(digits: string): RawBuilder<unknown> {
  const ranges = Array.from({ length: MOST_DIGITS - digits.length + 1 }, (_, more) => {
    const first = Number(digits) * 10 ** more;
    return sql`asn between ${sql.lit(first)} and ${sql.lit(first + 10 ** more - 1)}`;
  });
  return sql.join(ranges, sql` or `);
}

/** A text as a filter: one character would match nearly everything and does not count, unless it is a number. */
export function filterText(q: string): string | null {
  return q.length > 1 || /^\d$/.test(q) ? q : null;
}
