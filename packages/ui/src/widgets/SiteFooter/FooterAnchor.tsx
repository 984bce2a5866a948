import { Link } from 'react-aria-components';
import * as styles from './SiteFooter.css.ts';

export function FooterAnchor({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <Link href={href} className={styles.link}>
      {children}
    </Link>
  );
}
