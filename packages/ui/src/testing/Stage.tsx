import type { ReactNode } from 'react';
import { classes } from '../css/classes.ts';
import * as styles from './Stage.css.ts';

export interface StageProps {
  readonly children: ReactNode;
  /** Width in pixels, for components that fill their container. Default: as wide as the content. */
  readonly width?: number;
  /** Minimum height in pixels, for components that float. */
  readonly height?: number;
  /** Without padding around it, for components that fill the window. Default false. */
  readonly bleed?: boolean;
}

/** Background for pictures. */
export function Stage({ children, width, height, bleed = false }: StageProps) {
  return (
    // The picture test finds it by this id even if its text changes meanwhile.
    <div
      className={classes(styles.root, !bleed && styles.ground)}
      style={{ width, minHeight: height }}
      data-testid="picture"
    >
      {children}
    </div>
  );
}
