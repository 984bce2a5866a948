import type { ReactNode, Ref } from 'react';
import { classes } from '../../css/classes.ts';
import * as text from '../../css/text.css.ts';
import type { Host } from '../closed.ts';
import * as styles from './Mono.css.ts';

export interface MonoProps extends Host {
  readonly children: ReactNode;
  /** Whether a long value may wrap. Default false. */
  readonly wrap?: boolean;
  /** One line, cut with an ellipsis. */
  readonly truncate?: boolean;
  readonly ref?: Ref<HTMLSpanElement>;
}

/** An identifier as routers write it: AS number, prefix, AS path, community. */
export function Mono({ wrap = false, truncate = false, ...props }: MonoProps) {
  return (
    <span
      {...props}
      className={classes(text.mono, styles.root, wrap ? text.breakAnywhere : styles.whole, truncate && text.truncate)}
    />
  );
}
