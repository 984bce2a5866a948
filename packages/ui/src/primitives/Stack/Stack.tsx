import type { Atoms } from '../../css/atoms.css.ts';
import { Box, type BoxProps } from '../Box/Box.tsx';

export interface StackProps extends Omit<BoxProps, 'display' | 'flexDirection' | 'flexWrap' | 'alignItems'> {
  /** Distance between children. Default 16. */
  readonly gap?: NonNullable<Atoms['gap']>;
  /** Horizontal alignment of the children. Default `stretch`. */
  readonly align?: NonNullable<Atoms['alignItems']>;
}

/** Children stacked vertically. */
export function Stack({ gap = 16, align = 'stretch', ...props }: StackProps) {
  return <Box {...props} display="flex" flexDirection="column" gap={gap} alignItems={align} minWidth={0} />;
}
