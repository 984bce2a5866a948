import type { DrawnNode } from './foldLeaves.ts';
import type { GraphChange, GraphEdge, GraphNode } from './graphData.ts';
import { relationLook } from './relationLook.ts';

/** Text below the number. */
export function shownName(node: DrawnNode): string {
  return node.members ? 'Show them' : (node.name ?? node.orgName ?? '');
}

/** Short name of a node: its AS number, or how many networks it contains. */
export function numberText({ asn, members }: Pick<DrawnNode, 'asn' | 'members'>): string {
  return members ? `${members.length} networks` : `AS${asn}`;
}

/** Whether a network other than the root announces the prefix. */
export function isOtherOrigin({ pathLength }: GraphNode, isRoot: boolean): boolean {
  return pathLength === 0 && !isRoot;
}

/** A node in one sentence for screen readers; starts with its visible text. */
export function nodeWords(node: DrawnNode, isRoot: boolean): string {
  const words: (string | null)[] = [
    `${numberText(node)} ${shownName(node)}`.trim(),
    node.countryName ?? node.countryCode,
  ];
  words.push(node.pathLength > 0 ? counted(node.pathLength, 'hop') : isRoot ? 'origin' : 'another origin');
  words.push(counted(node.paths.length, 'path'));
  if (node.extended) words.push('possible route');
  if (node.change) words.push(node.change);
  return words.filter((word) => word).join(', ');
}

/** Distance of a network from the origin. */
export function hopsText(node: GraphNode, isRoot: boolean): string {
  if (isOtherOrigin(node, isRoot)) return 'Another origin of the prefix';
  return isRoot ? 'Origin' : `${counted(node.pathLength, 'hop')} from the origin`;
}

/** Effect of a step of the history. */
export const changeText: Readonly<Record<GraphChange, string>> = {
  new: 'Added in this step',
  left: 'Withdrawn in this step',
};

/** An edge in one sentence; `from` is the node at its far end. */
export function edgeWords(edge: GraphEdge, from: Pick<DrawnNode, 'asn' | 'members'> = { asn: edge.from }): string {
  const words = [
    `${numberText(from)} to AS${edge.to}`,
    relationLook(edge.type).label,
    counted(edge.paths.length, 'path'),
  ];
  if (edge.extended) words.push('possible route');
  if (edge.loop) words.push('in a loop');
  if (edge.change) words.push(edge.change);
  return words.join(', ');
}

export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
