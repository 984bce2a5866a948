import type { AnyEndpoint } from '../contract/endpoint.ts';
import type { InputOf } from '../client/input.ts';
import { endpoints } from '../contract/table.ts';
import { useCall, type Call, type CallSettings } from './useCall.ts';

const hookOf =
  <E extends AnyEndpoint>(endpoint: E) =>
  (input: InputOf<E> | null, settings?: CallSettings): Call<E> =>
    useCall(endpoint, input, settings);

export const useAsInfo = hookOf(endpoints.asInfo);
export const useAsInfoList = hookOf(endpoints.asInfoList);
export const useAsOverview = hookOf(endpoints.asOverview);
export const useAsRating = hookOf(endpoints.asRating);
export const useAsRatings = hookOf(endpoints.asRatings);
export const useAsSearch = hookOf(endpoints.asSearch);
export const useAsSetNetworks = hookOf(endpoints.asSetNetworks);
export const useAspaJson = hookOf(endpoints.aspaJson);
export const useAspaValidity = hookOf(endpoints.aspaValidity);
export const useCommonIx = hookOf(endpoints.commonIx);
export const useCommunities = hookOf(endpoints.communities);
export const useCommunityPrefixes = hookOf(endpoints.communityPrefixes);
export const useCountries = hookOf(endpoints.countries);
export const useCurrentDelay = hookOf(endpoints.currentDelay);
export const useFacilities = hookOf(endpoints.facilities);
export const useGeo = hookOf(endpoints.geo);
export const useHistoryOfRoas = hookOf(endpoints.historyOfRoas);
export const useHistoryOfRouteObjects = hookOf(endpoints.historyOfRouteObjects);
export const useIncident = hookOf(endpoints.incident);
export const useIrrGraphql = hookOf(endpoints.irrGraphql);
export const useIxCount = hookOf(endpoints.ixCount);
export const useIxPresence = hookOf(endpoints.ixPresence);
export const useNationalStability = hookOf(endpoints.nationalStability);
export const useOrganisation = hookOf(endpoints.organisation);
export const usePeeringdb = hookOf(endpoints.peeringdb);
export const usePrefixes = hookOf(endpoints.prefixes);
export const usePropagationCounts = hookOf(endpoints.propagationCounts);
export const useRatingCountries = hookOf(endpoints.ratingCountries);
export const useRatingEvidence = hookOf(endpoints.ratingEvidence);
export const useRatingList = hookOf(endpoints.ratingList);
export const useRatingMetrics = hookOf(endpoints.ratingMetrics);
export const useRatingOfList = hookOf(endpoints.ratingOfList);
export const useRoaValidity = hookOf(endpoints.roaValidity);
export const useRouteGraph = hookOf(endpoints.routeGraph);
export const useRouteGraphExtended = hookOf(endpoints.routeGraphExtended);
export const useScanOverview = hookOf(endpoints.scanOverview);
export const useScanTypes = hookOf(endpoints.scanTypes);
export const useSearch = hookOf(endpoints.search);
export const useSiblings = hookOf(endpoints.siblings);
export const useSources = hookOf(endpoints.sources);
export const useSpeakers = hookOf(endpoints.speakers);
export const useSuggestions = hookOf(endpoints.suggestions);
export const useTargetPresets = hookOf(endpoints.targetPresets);
