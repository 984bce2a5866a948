import { CompanyLogo, type Company } from '../CompanyLogo/CompanyLogo.tsx';
import type { LogoMarqueeProps } from './LogoMarquee.tsx';
import * as styles from './LogoMarquee.css.ts';

/** Logos that do not move, in as many lines as necessary. */
export function LogoRow({ label, companies }: LogoMarqueeProps) {
  return (
    <ul role="list" aria-label={label} className={styles.still}>
      {companies.map((company: Company) => (
        <li key={company.name}>
          <CompanyLogo company={company} />
        </li>
      ))}
    </ul>
  );
}
