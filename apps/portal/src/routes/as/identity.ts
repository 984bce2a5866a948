import type { Call } from '@routeglass/api-client/hooks';
import type { Endpoints } from '@routeglass/api-client/contract';
import type { AsIdentity } from '@routeglass/ui/AsHeader';
import type { OpenFace } from '@routeglass/ui/Face';
import { faceOf } from '../../wire/face.ts';

/** The head of a network's pages: its registry facts, with those of PeeringDB and its positions where there are any. */
export function identityFace(
  info: Call<Endpoints['asInfo']>,
  facts: Call<Endpoints['peeringdb']>,
  ratings: Call<Endpoints['asRatings']>,
): OpenFace<AsIdentity> {
  // All at once: facts that came one after another would push the page down under the reader.
  if ([facts, ratings].some(({ isLoading, error }) => isLoading && !error)) return { status: 'loading' };
  return faceOf(info, (known) => ({
    asName: known.as_name,
    orgName: known.org_name ?? facts.data?.organization.name ?? null,
    countryCode: known.country_code,
    countryName: known.country_name,
    website: facts.data?.organization.website ?? null,
    asSet: facts.data?.as_set ?? null,
    ratings: (ratings.data ?? [])
      .filter(({ metric }) => metric === 'score')
      .map(({ ip, position, change }) => ({ ipVersion: ip, position, change })),
  }));
}
