import { validities, type Validity } from '@routeglass/domain/validity';
import * as v from 'valibot';
import { asn, count, countryCode } from './wire.ts';

/** A network's name and country. Texts are null if no loaded source has them. */
export const asBrief = v.object({
  asn,
  as_name: v.nullable(v.string()),
  country_code: countryCode,
  country_name: v.nullable(v.string()),
});
export type AsBrief = v.InferOutput<typeof asBrief>;

/** `asBrief` with the organization that holds the number. */
export const asFull = v.object({ ...asBrief.entries, org_name: v.nullable(v.string()) });

export { validities, type Validity };

/**
 * What an AS number is reserved for on the Internet (IANA's special-purpose AS numbers): `name` such as `Private use`, `source` the document, such
 * as `RFC 6996`, or empty. `ordinary_in_sample` if networks of the loaded laboratory use it as an ordinary number.
 */
export const specialAsn = v.object({ asn, name: v.string(), source: v.string(), ordinary_in_sample: v.boolean() });
export type SpecialAsn = v.InferOutput<typeof specialAsn>;

/** RFC 6811 states; the product's name for NotFound is Unknown. */
export const validity = v.picklist(validities);

/**
 * Members of the AS_SET (RFC 4271) at the end of the paths to an aggregate. `origin` is then the network before the set, which made the aggregate.
 * Absent if the origin is a single network.
 */
export const originSet = v.optional(v.array(asn));

/**
 * A prefix as one network announces it. `propagation` is the number of vantage points that carry it; `relative_propagation` is their share in
 * percent.
 */
export const announcedPrefix = v.object({
  prefix: v.string(),
  origin: asBrief,
  origin_set: originSet,
  roa: validity,
  route_object: validity,
  propagation: v.nullable(count),
  relative_propagation: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
});
export type AnnouncedPrefix = v.InferOutput<typeof announcedPrefix>;
