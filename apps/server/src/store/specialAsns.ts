import { isReservedAsn, specialAsn } from '@routeglass/domain/asn';
import type { Kysely } from 'kysely';
import { ordinaryAsns } from './ordinaryAsns.ts';
import type { Database } from './schema.ts';

/** The reservation of an AS number on the Internet; undefined for ordinary numbers, which need no query. */
export async function specialAsnOf(db: Kysely<Database>, asn: number) {
  const special = specialAsn(asn);
  if (!special) return undefined;
  const { name, source } = special;
  return { asn, name, source, ordinary_in_sample: !isReservedAsn(asn, await ordinaryAsns(db, 'lab')) };
}
