import type { EdgeRelation } from '@routeglass/domain/route-graph';

/** How an edge is told apart without colour: the mark near the end that heard the route. */
export type EdgeMark = 'diamond' | 'filled-arrow' | 'hollow-arrow' | 'ring';

export interface RelationLook {
  readonly type: EdgeRelation;
  /** As in the legend. */
  readonly label: string;
  readonly mark: EdgeMark;
}

/** The four relations in the order of the legend. */
export const relations: readonly RelationLook[] = [
  { type: 'p2p', label: 'To Peer', mark: 'diamond' },
  { type: 'p2c', label: 'To Customer', mark: 'filled-arrow' },
  { type: 'c2p', label: 'To Provider', mark: 'hollow-arrow' },
  { type: '?', label: 'Unspecified', mark: 'ring' },
];

export const possibleRoute = 'Possible route';

const byType = new Map(relations.map((relation) => [relation.type, relation]));

export function relationLook(type: EdgeRelation): RelationLook {
  return byType.get(type) ?? relations[3]!;
}
