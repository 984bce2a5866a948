import { Link } from '../../primitives/Link/Link.tsx';
import { websiteOf } from '../../facts/website.ts';
import * as styles from './PeeringdbLink.css.ts';

export interface PeeringdbLinkProps {
  /** Name of the page's subject. */
  readonly name: string;
  /** Null if it has no page; only http(s) becomes a link. */
  readonly href: string | null;
}

/** Link to an exchange's or network's page in PeeringDB; renders nothing without one. */
export function PeeringdbLink({ name, href }: PeeringdbLinkProps) {
  const page = websiteOf(href);
  if (!page) return null;
  return (
    <span className={styles.root}>
      <Link href={page.href} target="_blank" aria-label={`${name} in PeeringDB, opens in a new window`}>
        PeeringDB
      </Link>
    </span>
  );
}
