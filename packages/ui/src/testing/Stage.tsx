import type { ReactNode } from 'react';
import * as styles from './Stage.css.ts';

export interface StageProps {
  readonly children: ReactNode;
  /** Width in pixels, for what fills its container. Default: as wide as the content. */
  readonly width?: number;
  /** Least height in pixels, for what floats over its surroundings. */
  readonly height?: number;
}

/** Ground on which a picture is taken. */
export function Stage({ children, width, height }: StageProps) {
  return (
    <div className={styles.root} style={{ width, minHeight: height }}>
      {children}
    </div>
  );
}
