import { isReservedAsn, specialAsn } from '@routeglass/domain/asn';
import type { Kysely } from 'kysely';
import { ordinaryAsns } from './ordinaryAsns.ts';
import type { Database } from './schema.ts';

/** What an AS number is set aside for on the Internet; undefined for an ordinary one. Only of those the database is asked. */
export async function specialAsnOf(db: Kysely<Database>, asn: number) {
  const special = specialAsn(asn);
  if (!special) return undefined;
  const { name, source } = special;
  return { asn, name, source, ordinary_in_sample: !isReservedAsn(asn, await ordinaryAsns(db, 'lab')) };
}
