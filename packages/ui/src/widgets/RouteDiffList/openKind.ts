import type { RouteStep } from '@routeglass/domain/player';
import { routeKinds, type RouteKind } from './routeKinds.ts';

/** The list that is open by default: the first that has routes, changes before the rest; the first of all if none has any. */
export function openKind(step: RouteStep | undefined): RouteKind {
  return routeKinds.find(({ id }) => step && step[id].length > 0)?.id ?? 'added';
}
