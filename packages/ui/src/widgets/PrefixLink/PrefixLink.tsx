import { Link } from '../../primitives/Link/Link.tsx';
import { prefixHref } from '../../facts/prefixHref.ts';
import * as styles from './PrefixLink.css.ts';

export interface PrefixLinkProps {
  /** A prefix or an address, in canonical form. */
  readonly prefix: string;
}

/** A prefix or an address as a link to its page. */
export function PrefixLink({ prefix }: PrefixLinkProps) {
  return (
    <Link href={prefixHref(prefix)} kind="quiet">
      <span className={styles.prefix}>{prefix}</span>
    </Link>
  );
}
