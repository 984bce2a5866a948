import type { ReactNode, Ref } from 'react';
import { atoms, type Atoms } from '../../css/atoms.css.ts';
import { classes } from '../../css/classes.ts';
import type { Host } from '../closed.ts';
import * as styles from './Columns.css.ts';
import type { ColumnBreakpoint, ColumnShares } from './Columns.variants.ts';

export interface ColumnsProps extends Host {
  readonly children: ReactNode;
  /** Proportions of the width. Default `1 1`. */
  readonly shares?: ColumnShares;
  /** Width from which the children are side by side; below it they are stacked. Default `tablet` (768 px). */
  readonly from?: ColumnBreakpoint;
  /** Default 16. */
  readonly gap?: NonNullable<Atoms['gap']>;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Children side by side in fixed proportions, stacked on narrow screens. */
export function Columns({ shares = '1 1', from = 'tablet', gap = 16, ...props }: ColumnsProps) {
  return <div {...props} className={classes(styles.root, styles.beside[from][shares], atoms({ gap }))} />;
}
