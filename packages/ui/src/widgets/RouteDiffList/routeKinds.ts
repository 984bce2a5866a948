import type { RouteStep } from '@routeglass/domain/player';

export type RouteKind = keyof RouteStep;

interface RouteKindWords {
  readonly id: RouteKind;
  readonly name: string;
  /** What it means that there is none. */
  readonly none: string;
}

/** The lists of a step, what changed first. */
export const routeKinds: readonly RouteKindWords[] = [
  { id: 'added', name: 'New', none: 'No routes added in this step.' },
  { id: 'left', name: 'Withdrawn', none: 'No routes withdrawn in this step.' },
  { id: 'active', name: 'Active', none: 'No target had a route at this time.' },
];
