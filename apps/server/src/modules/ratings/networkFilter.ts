import { type RawBuilder, sql } from 'kysely';
import type { World } from '../../store/schema.ts';

/** A text that the name or the holder of a network contains or its number begins with. */
export interface NameFilter {
  readonly text: string;
  /** Networks whose name has it, where it is too short to be looked up; null where the database finds them by its index. */
  readonly named: readonly number[] | null;
}

/** Which networks of a rating are listed. */
export interface NetworkFilter {
  /** Null for all. */
  readonly name: NameFilter | null;
  /** Country that they are registered in. */
  readonly country: string | null;
}

const MOST_DIGITS = 10;
/** Of a shorter text the index of trigrams knows nothing. */
const TRIGRAM = 3;

/** The numbers of the networks of a world that are asked for; null where all are. */
export function networksThat({ name, country }: NetworkFilter, world: World): RawBuilder<unknown> | null {
  const inCountry = country === null ? sql`` : sql`and country_code = ${country}`;
  const those = (condition: RawBuilder<unknown>) =>
    sql`select asn from live_network where (${condition}) and world = ${world} ${inCountry}`;
  if (name === null) return country === null ? null : those(sql`true`);
  const { text, named } = name;
  const contains = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const byName =
    named === null
      ? those(sql`label ilike ${contains}`)
      : country === null
        ? sql`select unnest(${[...named]}::bigint[])`
        : those(sql`asn = any(${[...named]}::bigint[])`);
  const digits = /^(?:AS)?(\d{1,10})$/i.exec(text)?.[1];
  return digits === undefined ? byName : sql`${byName} union all ${those(beginningWith(digits))}`;
}

/** Numbers whose digits begin with these: a range for each length, so that the index finds them. */
function beginningWith(digits: string): RawBuilder<unknown> {
  const ranges = Array.from({ length: MOST_DIGITS - digits.length + 1 }, (_, more) => {
    const first = Number(digits) * 10 ** more;
    return sql`asn between ${sql.lit(first)} and ${sql.lit(first + 10 ** more - 1)}`;
  });
  return sql.join(ranges, sql` or `);
}

/** What a text filters by, null for nothing: one character would match nearly everything and does not count, unless it is a number. */
export async function nameFilter(
  q: string,
  search: () => Promise<{ containing(part: string): readonly number[] }>,
): Promise<NameFilter | null> {
  if (q.length <= 1 && !/^\d$/.test(q)) return null;
  return { text: q, named: q.length < TRIGRAM ? (await search()).containing(q) : null };
}
