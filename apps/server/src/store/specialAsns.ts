import { isReservedAsn, specialAsn } from '@routeglass/domain/asn';
import type { Kysely } from 'kysely';
import { worldOfNetwork } from './network.ts';
import { ordinaryAsns } from './ordinaryAsns.ts';
import type { Database } from './schema.ts';

/** The reservation of an AS number on the Internet. Undefined for ordinary numbers and for the laboratory's own networks. */
export async function specialAsnOf(db: Kysely<Database>, asn: number) {
  const special = specialAsn(asn);
  if (!special) return undefined;
  const isOrdinary = !isReservedAsn(asn, await ordinaryAsns(db, 'lab'));
  if (isOrdinary && (await worldOfNetwork(db, asn)) === 'lab') return undefined;
  const { name, source } = special;
  return { asn, name, source, ordinary_in_sample: isOrdinary };
}
