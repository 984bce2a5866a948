import * as v from 'valibot';
import { communityRow } from '../contract/communities/communities.ts';
import { communityPrefix } from '../contract/community-prefixes/communityPrefixes.ts';
import { announcedPrefix, asBrief, asFull } from '../contract/entities.ts';
import { errorAnswer } from '../contract/error.ts';
import { sentSchema } from '../contract/sent.ts';
import { incidentCallTable } from '../contract/incidents/incidentCalls.ts';
import { incidentRow } from '../contract/incidents/incidentRow.ts';
import { countryItem, histogramDay } from '../contract/incidents/listCalls.ts';
import { neighborEndpoints } from '../contract/neighbors/neighborCalls.ts';
import { neighborRow } from '../contract/neighbors/neighborRow.ts';
import { prefixEndpoints } from '../contract/prefixes/prefixes.ts';
import { prefixDay, prefixRow } from '../contract/prefixes/prefixRow.ts';
import { asListRow } from '../contract/rating-list/ratingList.ts';
import { ratingRow } from '../contract/as-rating/asRating.ts';
import { routeGraph } from '../contract/route-graph/routeGraph.ts';
import { scanEndpoints } from '../contract/scans/scanCalls.ts';
import { scanRow } from '../contract/scans/scanRow.ts';
import { searchResult } from '../contract/search/result.ts';
import type { Named } from './components.ts';
import { jsonSchemaOf } from './jsonSchema.ts';

type AnySchema = v.GenericSchema<unknown, unknown>;

const [leaks] = incidentCallTable;

/** An error as it is sent: it also has the first message for each field, where other clients look for it. */
const sentError = v.object({ ...errorAnswer.entries, errors: v.optional(v.record(v.string(), v.string())) });

/** Parts of answers, by their names in the document; a part comes before those that contain it. */
const things: Readonly<Record<string, AnySchema>> = {
  Network: asFull,
  NetworkBrief: asBrief,
  AnnouncedPrefix: announcedPrefix,
  PrefixRow: prefixRow,
  PresenceDay: prefixDay,
  NeighborRow: neighborRow,
  IncidentRow: incidentRow,
  ScanRow: scanRow,
  HistogramDay: histogramDay,
  CountryItem: countryItem,
  CommunityRow: communityRow,
  CommunityPrefix: communityPrefix,
  RatingRow: ratingRow,
  AsListRow: asListRow,
  SearchResult: searchResult,
  Error: sentError,
};

/** Pages and counts that several calls share. */
const answers: Readonly<Record<string, AnySchema>> = {
  ...(leaks && { IncidentPage: sentSchema(leaks.list), ActiveCount: sentSchema(leaks.activeCount) }),
  Graph: sentSchema(routeGraph),
  NeighborPage: sentSchema(neighborEndpoints.neighbors),
  NeighborCount: sentSchema(neighborEndpoints.neighborsCount),
  PrefixPage: sentSchema(prefixEndpoints.prefixes),
  ScanPage: sentSchema(scanEndpoints.scanLoops),
};

export const namedSchemas: readonly Named[] = Object.entries({ ...things, ...answers }).map(([name, schema]) => ({
  name,
  json: jsonSchemaOf(schema, 'output'),
}));
