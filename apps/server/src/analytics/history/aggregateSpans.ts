import { aggregateOf, parseAsPath } from '@routeglass/domain/as-path';
import { announcementSpans, type KnownSpan, type StoryRoute } from '@routeglass/domain/history';
import type { TextOf } from '../stories/setPaths.ts';

/** Spans in which networks announced a prefix as an aggregate (a path that ends in an AS_SET), with the members of all sets seen behind each. */
export function aggregateSpans(routes: readonly StoryRoute[], textOf: TextOf): KnownSpan[] {
  const members = new Map<number, Set<number>>();
  const own: StoryRoute[] = [];
  for (const route of routes) {
    if (route.origin !== null) continue;
    const aggregate = aggregateOf(parseAsPath(textOf(route.path)) ?? []);
    if (!aggregate) continue;
    own.push({ ...route, origin: aggregate.origin });
    const known = members.get(aggregate.origin) ?? new Set();
    members.set(aggregate.origin, known);
    for (const asn of aggregate.members) known.add(asn);
  }
  return announcementSpans(own).map((span) => {
    return { ...span, originSet: [...(members.get(span.origin) ?? [])].sort((a, b) => a - b) };
  });
}
