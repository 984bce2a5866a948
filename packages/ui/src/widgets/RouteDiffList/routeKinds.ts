import type { RouteStep } from '@routeglass/domain/player';

export type RouteKind = keyof RouteStep;

interface RouteKindWords {
  readonly id: RouteKind;
  readonly name: string;
  /** Text of an empty list. */
  readonly none: string;
}

/** The lists of a step, changes first. */
export const routeKinds: readonly RouteKindWords[] = [
  { id: 'added', name: 'New', none: 'No routes added in this step.' },
  { id: 'left', name: 'Withdrawn', none: 'No routes withdrawn in this step.' },
  { id: 'active', name: 'Active', none: 'No target had a route at this time.' },
];
