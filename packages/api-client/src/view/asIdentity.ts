import type { AnswerOf } from '../contract/endpoint.ts';
import type { Endpoints } from '../contract/table.ts';
import { specialAsn } from './specialAsn.ts';

type Answers<Name extends keyof Endpoints> = AnswerOf<Endpoints[Name]> | undefined;

/** Identity of a network for its header: registry data, plus PeeringDB data and positions by score if available. */
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
