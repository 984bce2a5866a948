import type { GraphEdge } from './graphData.ts';
import type { Palette } from './palette.ts';

type Look = Pick<GraphEdge, 'extended' | 'change'>;

/** Dashes say "possible", dots say "gone". */
export function dashOf({ extended, change }: Look): readonly number[] {
  return change === 'left' ? [1.5, 5] : extended ? [7, 5] : [];
}

/** Width in pixels at full size. */
export function widthOf({ change }: Look, lit: boolean): number {
  return change === 'new' ? 3.5 : lit ? 2.5 : 1.5;
}

export function colourOf({ change, type }: Pick<GraphEdge, 'change' | 'type'>, palette: Palette): string {
  return change === 'new' ? palette.added : change === 'left' ? palette.left : palette.relation[type];
}
