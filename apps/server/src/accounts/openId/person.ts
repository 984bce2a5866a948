import { email } from '@routeglass/domain/field-rules';
import * as v from 'valibot';

/** A provider's data about a person. Unexpected values are ignored, since they grant nothing. */
const text = v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(512)), '');
const yes = v.fallback(v.boolean(), false);
const network = v.object({
  asn: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4_294_967_295)),
  perms: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15)), 0),
});
const claims = v.object({
  email: v.optional(text, ''),
  email_verified: v.optional(yes, false),
  /** PeeringDB's name for it. */
  verified_email: v.optional(yes, false),
  given_name: v.optional(text, ''),
  family_name: v.optional(text, ''),
  name: v.optional(text, ''),
  networks: v.optional(v.fallback(v.pipe(v.array(v.unknown()), v.maxLength(10_000)), []), []),
});

export interface Person {
  /** The provider's id of the person, which is never reused. */
  readonly subject: string;
  /** Null if the provider has not verified it. */
  readonly email: string | null;
  readonly firstname: string;
  readonly lastname: string;
  readonly networks: readonly { readonly asn: number; readonly perms: number }[];
}

export function personOf(subject: string, given: unknown): Person {
  const read = v.parse(claims, given);
  const isChecked = (read.email_verified || read.verified_email) && email(read.email) === null;
  const [first = '', ...rest] = read.name.split(' ');
  return {
    subject,
    email: isChecked ? read.email : null,
    firstname: read.given_name || first,
    lastname: read.family_name || rest.join(' '),
    networks: read.networks.flatMap((one) => {
      const found = v.safeParse(network, one);
      return found.success ? [found.output] : [];
    }),
  };
}
