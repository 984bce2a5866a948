export { ratingRow } from '../src/contract/as-rating/asRating.ts';
export type { RatingRow } from '../src/contract/as-rating/asRating.ts';
export { defineEndpoint, hosts } from '../src/contract/endpoint.ts';
export type { AnswerOf, AnyEndpoint, BodyOf, Endpoint, Host, ParamsOf, QueryOf } from '../src/contract/endpoint.ts';
export { announcedPrefix, asBrief, asFull, validities, validity } from '../src/contract/entities.ts';
export type { AnnouncedPrefix, AsBrief, Validity } from '../src/contract/entities.ts';
export { errorAnswer, errorCodes, errorStatus } from '../src/contract/error.ts';
export type { ErrorAnswer, ErrorCode } from '../src/contract/error.ts';
export {
  asSetAllMembers,
  asSetCounts,
  asSetHolders,
  asSetLoops,
  asSetObjects,
  networkCounts,
} from '../src/contract/irr-graphql/irrQuery.ts';
export type { IrrQuery } from '../src/contract/irr-graphql/irrQuery.ts';
export type { Graph, GraphEdge, GraphNode } from '../src/contract/route-graph/graph.ts';
export type { SearchResult, SearchResultType } from '../src/contract/search/result.ts';
export { endpoints } from '../src/contract/table.ts';
export type { EndpointName, Endpoints } from '../src/contract/table.ts';
export { ipFilters } from '../src/contract/wire.ts';
export type { IpFilter } from '../src/contract/wire.ts';
