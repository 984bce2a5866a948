import type { RouteStep } from '@routeglass/domain/player';
import { routeKinds, type RouteKind } from './routeKinds.ts';

/** The list that opens by itself: the first that has routes, what changed before what stayed; the first of all where none has. */
export function openKind(step: RouteStep | undefined): RouteKind {
  return routeKinds.find(({ id }) => step && step[id].length > 0)?.id ?? 'added';
}
