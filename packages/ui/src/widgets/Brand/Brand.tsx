import { Link } from 'react-aria-components';
import { Logo } from '../Logo/Logo.tsx';
import * as styles from './Brand.css.ts';
import { useBrandName } from '../../facts/brandName.ts';

export interface BrandProps {
  /** Where the brand leads. */
  readonly href?: string;
}

/** Logo and name, leading home. */
export function Brand({ href = '/' }: BrandProps) {
  return (
    <Link href={href} className={styles.root}>
      <Logo />
      <span className={styles.name}>{useBrandName()}</span>
    </Link>
  );
}
