import type { GraphEdge } from './graphData.ts';
import type { Palette } from '../../facts/palette.ts';

type Look = Pick<GraphEdge, 'extended' | 'loop' | 'change'>;

/** Dashes mean "possible", dots "withdrawn", dashes and dots alternating "in a loop". */
export function dashOf({ extended, loop, change }: Look): readonly number[] {
  if (change === 'left') return [1.5, 5];
  return loop ? [10, 4, 2, 4] : extended ? [7, 5] : [];
}

/** Width in pixels at full size. */
export function widthOf({ loop, change }: Look, lit: boolean): number {
  return change === 'new' ? 3.5 : lit || loop ? 2.5 : 1.5;
}

export function colourOf({ change, type }: Pick<GraphEdge, 'change' | 'type'>, palette: Palette): string {
  return change === 'new' ? palette.added : change === 'left' ? palette.left : palette.relation[type];
}
