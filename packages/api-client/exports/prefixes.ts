/** Announced prefixes: their lists, histories, volumes and route changes. */
export { graphEvent } from '../src/contract/graph-history/graphHistory.ts';
export type { GraphEvent } from '../src/contract/graph-history/graphHistory.ts';
export { peerRoute, prefixOrigin } from '../src/contract/prefix-detail/prefixDetail.ts';
export type { PeerRoute, PrefixOrigin } from '../src/contract/prefix-detail/prefixDetail.ts';
export { visibilityTimeline } from '../src/contract/prefix-timeline/prefixTimeline.ts';
export type { VisibilityTimeline } from '../src/contract/prefix-timeline/prefixTimeline.ts';
export { announcementPeriod } from '../src/contract/prefixes/announcementHistory.ts';
export type { AnnouncementPeriod } from '../src/contract/prefixes/announcementHistory.ts';
export { prefixChange, prefixChanges } from '../src/contract/prefixes/prefixChanges.ts';
export type { PrefixChange } from '../src/contract/prefixes/prefixChanges.ts';
export { prefixCalls, prefixEndpoints } from '../src/contract/prefixes/prefixes.ts';
export type { PrefixCalls } from '../src/contract/prefixes/prefixes.ts';
export { prefixSortKeys } from '../src/contract/prefixes/prefixQuery.ts';
export type { PrefixFilters, PrefixQuery } from '../src/contract/prefixes/prefixQuery.ts';
export { prefixDay, prefixRow } from '../src/contract/prefixes/prefixRow.ts';
export type { PrefixDay, PrefixRow } from '../src/contract/prefixes/prefixRow.ts';
