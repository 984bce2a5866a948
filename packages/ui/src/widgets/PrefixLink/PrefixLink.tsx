import { Link } from '../../primitives/Link/Link.tsx';
import { prefixHref } from './prefixHref.ts';
import * as styles from './PrefixLink.css.ts';

export interface PrefixLinkProps {
  readonly prefix: string;
  /** The network that announces it: the link then leads to the prefix's graph, otherwise to the search for it. */
  readonly origin?: number;
}

/** A prefix, leading to what is known of it. */
export function PrefixLink({ prefix, origin }: PrefixLinkProps) {
  return (
    <Link href={prefixHref(prefix, origin)} kind="quiet">
      <span className={styles.prefix}>{prefix}</span>
    </Link>
  );
}
