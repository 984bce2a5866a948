import type { AnyEndpoint } from './endpoint.ts';
import { asInfo } from './as-info/asInfo.ts';
import { asInfoList } from './as-info-list/asInfoList.ts';
import { asOverview } from './as-overview/asOverview.ts';
import { asRating } from './as-rating/asRating.ts';
import { asSetNetworks } from './as-set-networks/asSetNetworks.ts';
import { asSearch } from './as-search/asSearch.ts';
import { commonIx } from './common-ix/commonIx.ts';
import { communities } from './communities/communities.ts';
import { communityPrefixes } from './community-prefixes/communityPrefixes.ts';
import { countries } from './countries/countries.ts';
import { currentDelay } from './current-delay/currentDelay.ts';
import { geo } from './geo/geo.ts';
import { health } from './health/health.ts';
import { incident } from './incidents/incident.ts';
import { incidentEndpoints } from './incidents/incidentCalls.ts';
import { irrGraphql } from './irr-graphql/irrGraphql.ts';
import { ixCount } from './ix-count/ixCount.ts';
import { ixPresence } from './ix-presence/ixPresence.ts';
import { organisation } from './organisation/organisation.ts';
import { peeringdb } from './peeringdb/peeringdb.ts';
import { prefixes } from './prefixes/prefixes.ts';
import { propagationCounts } from './propagation-counts/propagationCounts.ts';
import { roaValidity } from './roa-validity/roaValidity.ts';
import { routeGraph } from './route-graph/routeGraph.ts';
import { routeGraphExtended } from './route-graph-extended/routeGraphExtended.ts';
import { search } from './search/search.ts';
import { siblings } from './siblings/siblings.ts';
import { sources } from './sources/sources.ts';
import { speakers } from './speakers/speakers.ts';
import { suggestions } from './suggestions/suggestions.ts';
import { targetPresets } from './target-presets/targetPresets.ts';

/** Every call that the product has. What is not here does not exist. */
export const endpoints = {
  asInfo,
  asInfoList,
  asOverview,
  asRating,
  asSearch,
  asSetNetworks,
  commonIx,
  communities,
  communityPrefixes,
  countries,
  currentDelay,
  geo,
  health,
  incident,
  ...incidentEndpoints,
  irrGraphql,
  ixCount,
  ixPresence,
  organisation,
  peeringdb,
  prefixes,
  propagationCounts,
  roaValidity,
  routeGraph,
  routeGraphExtended,
  search,
  siblings,
  sources,
  speakers,
  suggestions,
  targetPresets,
} as const satisfies Record<string, AnyEndpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
