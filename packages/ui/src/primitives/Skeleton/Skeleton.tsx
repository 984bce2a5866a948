import type { Ref } from 'react';
import { classes } from '../../css/classes.ts';
import type { Host } from '../closed.ts';
import * as styles from './Skeleton.css.ts';
import type { SkeletonShape } from './Skeleton.variants.ts';

export interface SkeletonProps extends Host {
  /** Default `text`. */
  readonly shape?: SkeletonShape;
  /** Any CSS length. Default: all available width. */
  readonly width?: string;
  /** Any CSS length; for `block`. */
  readonly height?: string;
  readonly ref?: Ref<HTMLSpanElement>;
}

/** Placeholder for something that is loading, in its size. Hidden from assistive technology: set `aria-busy` around it. */
export function Skeleton({ shape = 'text', width, height, ...props }: SkeletonProps) {
  return (
    <span
      {...props}
      aria-hidden
      data-skeleton
      className={classes(styles.root, styles.shape[shape])}
      style={{ width, height }}
    />
  );
}
