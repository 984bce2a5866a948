import type { ReactNode, Ref } from 'react';
import { classes } from '../../css/classes.ts';
import type { Host } from '../closed.ts';
import * as styles from './Page.css.ts';

export interface PageContentProps extends Host {
  readonly children: ReactNode;
  /** Without padding above and below, for sections that have their own. Default false. */
  readonly flush?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Content of a page or of one of its bands, at most 1840 px wide. */
export function PageContent({ flush = false, ...props }: PageContentProps) {
  return <div {...props} className={classes(styles.content, !flush && styles.padded)} />;
}
