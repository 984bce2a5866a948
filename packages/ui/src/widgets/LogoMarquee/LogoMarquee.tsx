import { classes } from '../../css/classes.ts';
import { focusRing } from '../../css/focus.css.ts';
import { useScrollStop } from '../../primitives/useScrollStop.ts';
import { CompanyLogo, type Company } from '../CompanyLogo/CompanyLogo.tsx';
import * as styles from './LogoMarquee.css.ts';

export interface LogoMarqueeProps {
  /** Name of the row, for assistive technology: `Engineering communities we work with`. */
  readonly label: string;
  readonly companies: readonly Company[];
}

/** Logos that scroll by endlessly, one round in 18 seconds. They stop under the pointer, while focused, and with reduced motion. */
export function LogoMarquee({ label, companies }: LogoMarqueeProps) {
  // Keyboard users stop a moving row by focusing it.
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

/** One copy of the logos. The second follows the first without a gap, so that the row seems endless. */
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
