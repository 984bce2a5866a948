import { MAX_ASN } from '@routeglass/domain/asn';
import { formatPrefix, parsePrefix } from '@routeglass/domain/prefix';
import { type RawBuilder, sql } from 'kysely';

/**
 * Announced prefixes inside a prefix, as a query that conditions may follow.
 *
 * What lies inside follows the prefix in the order of the key. Comparing rows leaves the planner no other index than that one, which stops at the limit
 * however large the prefix is. `after`: the prefix itself counts from the origin that follows this number.
 */
export function inside(prefix: string, after = MAX_ASN): RawBuilder<unknown> {
  return sql`
    select * from live_found
    where (prefix, origin) > (${prefix}::cidr, ${sql.lit(after)}::bigint)
      and (prefix, origin) <= (${lastIn(prefix)}::cidr, ${sql.lit(MAX_ASN)}::bigint)
  `;
}

/** The last prefix, in the order of the index, that can lie inside a prefix: its last address. */
export function lastIn(prefix: string): string {
  const parsed = parsePrefix(prefix);
  if (!parsed) throw new Error(`${prefix} is no prefix`);
  const { version, bytes, length } = parsed;
  const last = bytes.map((byte, i) => byte | (0xff >> Math.min(8, Math.max(0, length - 8 * i))));
  return formatPrefix({ version, bytes: last, length: bytes.length * 8 });
}
