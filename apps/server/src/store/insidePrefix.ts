import { MAX_ASN } from '@routeglass/domain/asn';
import { formatPrefix, parsePrefix } from '@routeglass/domain/prefix';
import { type RawBuilder, sql } from 'kysely';

/**
 * Announced prefixes inside a prefix, as a query that conditions may follow.
 *
 * They come right after it in key order. Comparing rows leaves the planner only that index, which stops at the limit even if the prefix is very
 * large. Rows of the prefix itself are included if their origin is above `after`.
 */
export function inside(prefix: string, after = MAX_ASN): RawBuilder<unknown> {
  return sql`
    select * from live_found
    where (prefix, origin) > (${prefix}::cidr, ${sql.lit(after)}::bigint)
      and (prefix, origin) <= (${lastIn(prefix)}::cidr, ${sql.lit(MAX_ASN)}::bigint)
  `;
}

/** The last prefix inside this one in index order: its last address. */
export function lastIn(prefix: string): string {
  const parsed = parsePrefix(prefix);
  if (!parsed) throw new Error(`${prefix} is no prefix`);
  const { version, bytes, length } = parsed;
  const last = bytes.map((byte, i) => byte | (0xff >> Math.min(8, Math.max(0, length - 8 * i))));
  return formatPrefix({ version, bytes: last, length: bytes.length * 8 });
}
