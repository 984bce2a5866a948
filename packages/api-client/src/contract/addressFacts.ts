import * as v from 'valibot';
import { asBrief } from './entities.ts';

/** Source of an answer about an address: a loaded route that covers it, or the address registries. */
export const knownBy = v.picklist(['routes', 'registry']);

/** The registered block that contains the address, and its holder. */
export const registration = v.object({ prefix: v.string(), holder: asBrief });
export type Registration = v.InferOutput<typeof registration>;

/**
 * Special purpose of a block (RFC 6890): `name` such as `Loopback`, `source` the document, such as `RFC 1122`. Routes are normal only inside a
 * globally reachable block; `ordinary_in_sample` is true if the networks of the loaded lab use it anyway.
 */
export const specialPurpose = v.object({
  prefix: v.string(),
  name: v.string(),
  source: v.string(),
  globally_reachable: v.boolean(),
  ordinary_in_sample: v.boolean(),
});
export type SpecialPurpose = v.InferOutput<typeof specialPurpose>;

/** Facts about an address besides its route. `registered` is null if no registry names a holder, `special_purpose` for ordinary addresses. */
export const addressFacts = {
  registered: v.nullable(registration),
  special_purpose: v.nullable(specialPurpose),
};
