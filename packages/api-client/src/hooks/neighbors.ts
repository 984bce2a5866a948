import type { InputOf } from '../client/input.ts';
import { neighborCalls, type NeighborCalls } from '../contract/neighbors/neighborCalls.ts';
import { useCall, type Call, type CallSettings } from './useCall.ts';

/** Hook for a call of the neighbor lists; `form` says whether IPv4 and IPv6 are merged. */
// @__NO_SIDE_EFFECTS__
const hookOf =
  <Name extends keyof NeighborCalls>(call: Name) =>
  (
    form: keyof typeof neighborCalls,
    input: InputOf<NeighborCalls[Name]> | null,
    settings?: CallSettings,
  ): Call<NeighborCalls[Name]> =>
    useCall<NeighborCalls[Name]>(neighborCalls[form][call], input, settings);

export const useNeighborList = hookOf('list');
export const useNeighborCount = hookOf('count');
export const useNeighborHistogram = hookOf('histogram');
export const useNeighborActiveCount = hookOf('activeCount');
export const useNeighborCountries = hookOf('countries');
