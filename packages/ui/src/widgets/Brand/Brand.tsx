import { Link } from 'react-aria-components';
import { Logo } from '../Logo/Logo.tsx';
import * as styles from './Brand.css.ts';
import { useBrandName } from '../../facts/brandName.ts';

export interface BrandProps {
  /** Link target of the brand. */
  readonly href?: string;
}

/** Logo and name with a link to the home page. */
export function Brand({ href = '/' }: BrandProps) {
  return (
    <Link href={href} className={styles.root}>
      <Logo />
      <span className={styles.name}>{useBrandName()}</span>
    </Link>
  );
}
