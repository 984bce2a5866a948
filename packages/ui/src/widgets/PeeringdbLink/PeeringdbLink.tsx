import { Link } from '../../primitives/Link/Link.tsx';
import { websiteOf } from '../../facts/website.ts';
import * as styles from './PeeringdbLink.css.ts';

export interface PeeringdbLinkProps {
  /** What its page is about. */
  readonly name: string;
  /** Null where it has no page; anything but http(s) is not followed. */
  readonly href: string | null;
}

/** The page of an exchange or network in PeeringDB; nothing where it has none. */
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
