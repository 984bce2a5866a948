import type { ReactNode, Ref } from 'react';
import type { Host } from '../closed.ts';
import * as styles from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends Host {
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLSpanElement>;
}

/** Words for assistive technology only. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <span {...props} className={styles.root} />;
}
