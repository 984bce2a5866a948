import type { Atoms } from '../../css/atoms.css.ts';
import { Box, type BoxProps } from '../Box/Box.tsx';

export interface InlineProps extends Omit<BoxProps, 'display' | 'flexDirection' | 'flexWrap' | 'alignItems'> {
  /** Distance between children, and between lines when they wrap. Default 8. */
  readonly gap?: NonNullable<Atoms['gap']>;
  /** Vertical alignment of the children. Default `center`. */
  readonly align?: NonNullable<Atoms['alignItems']>;
  /** Whether children may wrap to the next line. Default true. */
  readonly wrap?: boolean;
}

/** Children side by side. */
export function Inline({ gap = 8, align = 'center', wrap = true, ...props }: InlineProps) {
  return (
    <Box {...props} display="flex" flexWrap={wrap ? 'wrap' : 'nowrap'} gap={gap} alignItems={align} minWidth={0} />
  );
}
