import type { Call } from '@routeglass/api-client/hooks';
import type { Endpoints } from '@routeglass/api-client/contract';
import { asIdentity } from '@routeglass/api-client/view';
import type { AsIdentity } from '@routeglass/ui/AsHeader';
import type { OpenFace } from '@routeglass/ui/Face';
import { faceAbove } from '../../wire/face.ts';

/** The head of a network's pages: its registry facts, with those of PeeringDB and its rating positions if there are any. */
export function identityFace(
  info: Call<Endpoints['asInfo']>,
  facts: Call<Endpoints['peeringdb']>,
  ratings: Call<Endpoints['asRatings']>,
): OpenFace<AsIdentity> {
  // Shown together: facts that arrive one by one would push the page down.
  if ([facts, ratings].some(({ isLoading, error }) => isLoading && !error)) return { status: 'loading' };
  return faceAbove(info, (known) => asIdentity(known, facts.data, ratings.data));
}
