import { IANA_REGISTRY, withOrdinary } from '@routeglass/domain/bogon';
import { FIRST_ASN, LAST_ASN } from '../world/makeNetworks.ts';

/** IANA's special-purpose AS numbers as CSV, without the lab's own. */
export function* specialAsnFile(): Generator<string> {
  const ordinary = { prefixes: [], asns: [{ first: FIRST_ASN, last: LAST_ASN }] };
  yield 'AS Number,Reason for Reservation\n';
  for (const { first, last } of withOrdinary(IANA_REGISTRY, ordinary).reservedAsns) {
    yield `${first === last ? first : `${first}-${last}`},Reserved\n`;
  }
}
