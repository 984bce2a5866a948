import type { ReactNode } from 'react';
import { classes } from '../css/classes.ts';
import * as styles from './Stage.css.ts';

export interface StageProps {
  readonly children: ReactNode;
  /** Width in pixels, for what fills its container. Default: as wide as the content. */
  readonly width?: number;
  /** Least height in pixels, for what floats over its surroundings. */
  readonly height?: number;
  /** Without ground around it, for what fills the window. Default false. */
  readonly bleed?: boolean;
}

/** Ground on which a picture is taken. */
export function Stage({ children, width, height, bleed = false }: StageProps) {
  return (
    // The id finds it again when its words change while the picture is taken.
    <div
      className={classes(styles.root, !bleed && styles.ground)}
      style={{ width, minHeight: height }}
      data-testid="picture"
    >
      {children}
    </div>
  );
}
