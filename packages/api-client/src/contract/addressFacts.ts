import * as v from 'valibot';
import { asBrief } from './entities.ts';

/** Where an answer about an address comes from: a loaded route around it, or the address registries. */
export const knownBy = v.picklist(['routes', 'registry']);

/** The block that the address registries give to a network, around the address that was asked for. */
export const registration = v.object({ prefix: v.string(), holder: asBrief });
export type Registration = v.InferOutput<typeof registration>;

/**
 * What a block is set aside for on the Internet (RFC 6890): `name` as `Loopback`, `source` the document, as `RFC 1122`. Routes are ordinary only inside
 * a globally reachable one; `ordinary_in_sample` where the networks of the loaded laboratory use it all the same.
 */
export const specialPurpose = v.object({
  prefix: v.string(),
  name: v.string(),
  source: v.string(),
  globally_reachable: v.boolean(),
  ordinary_in_sample: v.boolean(),
});
export type SpecialPurpose = v.InferOutput<typeof specialPurpose>;

/** What stands beside the route around an address: null where no registry names a holder, and for ordinary addresses. */
export const addressFacts = {
  registered: v.nullable(registration),
  special_purpose: v.nullable(specialPurpose),
};
