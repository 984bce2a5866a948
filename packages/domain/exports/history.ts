/** What is known of a prefix over time: who held which path to it, and what follows from that. */
export type { Sighting, StorySource, StorySources } from '../src/history/sighting.ts';
export { type PathIdentity, type PrefixStory, type StoryRoute, storyRoutes } from '../src/history/story.ts';
export {
  type AnnouncementSpan,
  announcementSpans,
  mostAtOnce,
  peerCounts,
  SPAN_GAP,
  type PeerTime,
} from '../src/history/spans.ts';
export { type KnownSpan, mergeSpans } from '../src/history/mergeSpans.ts';
export { type RouteEvent, routeEvents, type TimedPath } from '../src/history/routeEvents.ts';
