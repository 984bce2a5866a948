import type { AnyEndpoint } from './endpoint.ts';
import { accountEndpoints } from './accountTable.ts';
import { asGroups } from './as-groups/asGroups.ts';
import { asInfo } from './as-info/asInfo.ts';
import { asInfoList } from './as-info-list/asInfoList.ts';
import { asOverview } from './as-overview/asOverview.ts';
import { asRating } from './as-rating/asRating.ts';
import { asRatings } from './as-ratings/asRatings.ts';
import { asSetNetworks } from './as-set-networks/asSetNetworks.ts';
import { asSearch } from './as-search/asSearch.ts';
import { aspaJson } from './aspa-json/aspaJson.ts';
import { aspaValidity } from './aspa-validity/aspaValidity.ts';
import { aspaVerdicts } from './aspa-verdicts/aspaVerdicts.ts';
import { billingEndpoints } from './billingTable.ts';
import { clientInfo } from './client-info/clientInfo.ts';
import { commonIx } from './common-ix/commonIx.ts';
import { communities } from './communities/communities.ts';
import { communityPrefixes } from './community-prefixes/communityPrefixes.ts';
import { content } from './content/content.ts';
import { siteContacts } from './content/siteContacts.ts';
import { countries } from './countries/countries.ts';
import { currentDelay } from './current-delay/currentDelay.ts';
import { facilities } from './facilities/facilities.ts';
import { domain } from './domain/domain.ts';
import { geo } from './geo/geo.ts';
import { graphHistory } from './graph-history/graphHistory.ts';
import { health } from './health/health.ts';
import { historyOfRoas } from './history-of-roas/historyOfRoas.ts';
import { historyOfRouteObjects } from './history-of-route-objects/historyOfRouteObjects.ts';
import { incident } from './incidents/incident.ts';
import {
  allIncidents,
  allIncidentsHistogram,
  networkIncidents,
  networkIncidentsHistogram,
} from './incidents/allIncidents.ts';
import { incidentEndpoints } from './incidents/incidentCalls.ts';
import { prefixIncidents } from './incidents/prefixIncidents.ts';
import { irrGraphql } from './irr-graphql/irrGraphql.ts';
import { ixCount } from './ix-count/ixCount.ts';
import { ixPresence } from './ix-presence/ixPresence.ts';
import { nationalStability } from './national-stability/nationalStability.ts';
import { openapiConfig } from './openapi-config/openapiConfig.ts';
import { activeRelationTypes } from './neighbors/activeRelationTypes.ts';
import { ownEndpoints } from './ownTable.ts';
import { personEndpoints } from './personTable.ts';
import { neighborEndpoints } from './neighbors/neighborCalls.ts';
import { neighborChanges } from './neighbors/neighborChanges.ts';
import { neighborEvidence } from './neighbors/neighborEvidence.ts';
import { neighborHistory } from './neighbors/neighborHistory.ts';
import { organisation } from './organisation/organisation.ts';
import { peeringdb } from './peeringdb/peeringdb.ts';
import { ipDetail, prefixDetail } from './prefix-detail/prefixDetail.ts';
import { announcementHistory } from './prefixes/announcementHistory.ts';
import { prefixChanges } from './prefixes/prefixChanges.ts';
import { prefixEndpoints } from './prefixes/prefixes.ts';
import { prefixVolume } from './prefixes/prefixVolume.ts';
import { roaStat, routeObjectStat } from './prefixes/validationStat.ts';
import { prefixTimeline } from './prefix-timeline/prefixTimeline.ts';
import { propagationCounts } from './propagation-counts/propagationCounts.ts';
import { ratingCountries } from './rating-countries/ratingCountries.ts';
import { ratingHistory } from './rating-history/ratingHistory.ts';
import { ratingEvidence } from './rating-evidence/ratingEvidence.ts';
import { ratingList } from './rating-list/ratingList.ts';
import { ratingOfList } from './rating-list/ratingOfList.ts';
import { ratingMetrics } from './rating-metrics/ratingMetrics.ts';
import { roaValidity } from './roa-validity/roaValidity.ts';
import { routeGraph } from './route-graph/routeGraph.ts';
import { routeGraphExtended } from './route-graph-extended/routeGraphExtended.ts';
import { scanEndpoints } from './scans/scanCalls.ts';
import { scanOverview } from './scans/scanOverview.ts';
import { scanTypes } from './scans/scanTypes.ts';
import { search } from './search/search.ts';
import { siblings } from './siblings/siblings.ts';
import { sources } from './sources/sources.ts';
import { establishedSpeakersAsns, speakerCount } from './speakers/speakerCounts.ts';
import { speakers } from './speakers/speakers.ts';
import { suggestions } from './suggestions/suggestions.ts';
import { targetPresets } from './target-presets/targetPresets.ts';
import { whoisAs, whoisDomain } from './whois/whois.ts';

/** The calls that come alone. Those that come in many forms, or of accounts, are tables of their own. */
export const singleEndpoints = {
  asGroups,
  asInfo,
  asInfoList,
  asOverview,
  asRating,
  asRatings,
  asSearch,
  asSetNetworks,
  aspaJson,
  aspaValidity,
  aspaVerdicts,
  clientInfo,
  commonIx,
  communities,
  communityPrefixes,
  content,
  countries,
  currentDelay,
  facilities,
  domain,
  geo,
  graphHistory,
  health,
  historyOfRoas,
  historyOfRouteObjects,
  allIncidents,
  allIncidentsHistogram,
  incident,
  networkIncidents,
  networkIncidentsHistogram,
  ipDetail,
  irrGraphql,
  ixCount,
  ixPresence,
  nationalStability,
  openapiConfig,
  activeRelationTypes,
  neighborChanges,
  neighborEvidence,
  neighborHistory,
  organisation,
  peeringdb,
  announcementHistory,
  prefixChanges,
  prefixDetail,
  prefixIncidents,
  prefixTimeline,
  prefixVolume,
  roaStat,
  routeObjectStat,
  propagationCounts,
  ratingCountries,
  ratingEvidence,
  ratingHistory,
  ratingList,
  ratingMetrics,
  ratingOfList,
  roaValidity,
  routeGraph,
  routeGraphExtended,
  scanOverview,
  scanTypes,
  search,
  siblings,
  sources,
  establishedSpeakersAsns,
  siteContacts,
  speakerCount,
  speakers,
  suggestions,
  targetPresets,
  whoisAs,
  whoisDomain,
} as const satisfies Record<string, AnyEndpoint>;

// Written out, since the compiler does not put the whole table down in one declaration.
export type Endpoints = typeof accountEndpoints &
  typeof billingEndpoints &
  typeof incidentEndpoints &
  typeof neighborEndpoints &
  typeof ownEndpoints &
  typeof personEndpoints &
  typeof prefixEndpoints &
  typeof scanEndpoints &
  typeof singleEndpoints;

/** Every call that the product has. What is not here does not exist. */
export const endpoints: Endpoints = {
  ...accountEndpoints,
  ...billingEndpoints,
  ...incidentEndpoints,
  ...neighborEndpoints,
  ...ownEndpoints,
  ...personEndpoints,
  ...prefixEndpoints,
  ...scanEndpoints,
  ...singleEndpoints,
};

export type EndpointName = keyof Endpoints;
