import { classes } from '../../css/classes.ts';
import { focusRing } from '../../css/focus.css.ts';
import { useScrollStop } from '../../primitives/useScrollStop.ts';
import { CompanyLogo, type Company } from '../CompanyLogo/CompanyLogo.tsx';
import * as styles from './LogoMarquee.css.ts';

export interface LogoMarqueeProps {
  /** What the row is, for assistive technology: `Engineering communities we work with`. */
  readonly label: string;
  readonly companies: readonly Company[];
}

/** Logos that pass by without end, once round in 18 seconds. They rest under the pointer, under the focus and for who asks for less motion. */
export function LogoMarquee({ label, companies }: LogoMarqueeProps) {
  // Holding the focus is how a row that moves is stopped with a keyboard.
  const stop = useScrollStop<HTMLElement>();
  return (
    <section {...stop} className={classes(styles.root, focusRing)} aria-label={label}>
      <div className={styles.belt}>
        <Logos companies={companies} />
        <Logos companies={companies} isEcho />
      </div>
    </section>
  );
}

/** One round of the logos. The second follows the first closely, so that the row has no end. */
function Logos({ companies, isEcho = false }: { readonly companies: readonly Company[]; readonly isEcho?: boolean }) {
  return (
    <ul role="list" className={classes(styles.round, isEcho && styles.echo)} aria-hidden={isEcho || undefined}>
      {companies.map((company) => (
        <li key={company.name}>
          <CompanyLogo company={company} />
        </li>
      ))}
    </ul>
  );
}
