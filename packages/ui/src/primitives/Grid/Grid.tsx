import type { ReactNode, Ref } from 'react';
import { atoms, type Atoms } from '../../css/atoms.css.ts';
import { classes } from '../../css/classes.ts';
import type { Host } from '../closed.ts';
import * as styles from './Grid.css.ts';
import type { GridCell } from './Grid.variants.ts';

export interface GridProps extends Host {
  readonly children: ReactNode;
  /** Minimum width of a cell. Default 240. */
  readonly cell?: GridCell;
  /** Default 16. */
  readonly gap?: NonNullable<Atoms['gap']>;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Cells of equal width, as many per row as fit. */
export function Grid({ cell = 240, gap = 16, ...props }: GridProps) {
  return <div {...props} className={classes(styles.root, styles.cell[cell], atoms({ gap }))} />;
}
