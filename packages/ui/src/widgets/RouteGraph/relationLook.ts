import type { EdgeRelation } from '@routeglass/domain/route-graph';

export interface RelationLook {
  readonly type: EdgeRelation;
  /** As in the legend. */
  readonly label: string;
  /** Mark that distinguishes the edge without color: an SVG path around its center, with the line running to the right. */
  readonly mark: string;
  /** Filled with the background instead of the line's color. */
  readonly hollow: boolean;
}

const arrow = 'M-5-5L6 0L-5 5Z';
const diamond = 'M-6 0L0-4.5L6 0L0 4.5Z';
const ring = 'M-4 0A4 4 0 1 1 4 0A4 4 0 1 1-4 0Z';

/** The four relations in the order of the legend. */
export const relations: readonly RelationLook[] = [
  { type: 'p2p', label: 'To Peer', mark: diamond, hollow: false },
  { type: 'p2c', label: 'To Customer', mark: arrow, hollow: false },
  { type: 'c2p', label: 'To Provider', mark: arrow, hollow: true },
  { type: '?', label: 'Unspecified', mark: ring, hollow: true },
];

export const possibleRoute = 'Possible route';
export const inLoop = 'Loop';

const byType = new Map(relations.map((relation) => [relation.type, relation]));

export function relationLook(type: EdgeRelation): RelationLook {
  return byType.get(type) ?? relations[3]!;
}
