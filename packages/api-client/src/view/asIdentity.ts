import type { AnswerOf } from '../contract/endpoint.ts';
import type { Endpoints } from '../contract/table.ts';
import { specialAsn } from './specialAsn.ts';

type Answers<Name extends keyof Endpoints> = AnswerOf<Endpoints[Name]> | undefined;

/** Who a network is, as its header shows it: registry facts, with those of PeeringDB and its positions by score where there are any. */
export function asIdentity(
  known: AnswerOf<Endpoints['asInfo']>,
  facts: Answers<'peeringdb'>,
  ratings: Answers<'asRatings'>,
) {
  return {
    asName: known.as_name,
    orgName: known.org_name ?? facts?.organization.name ?? null,
    countryCode: known.country_code,
    countryName: known.country_name,
    website: facts?.organization.website ?? null,
    asSet: facts?.as_set ?? null,
    specialPurpose: known.special_purpose ? specialAsn(known.special_purpose) : null,
    ratings: (ratings ?? [])
      .filter(({ metric }) => metric === 'score')
      .map(({ ip, position, change }) => ({ ipVersion: ip, position, change })),
  };
}
