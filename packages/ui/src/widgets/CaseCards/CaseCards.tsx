import { FileText } from 'lucide-react';
import { Link } from 'react-aria-components';
import { classes } from '../../css/classes.ts';
import { focusRing, focusRingInside } from '../../css/focus.css.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useScrollStop } from '../../primitives/useScrollStop.ts';
import { CompanyLogo, type Company } from '../CompanyLogo/CompanyLogo.tsx';
import * as styles from './CaseCards.css.ts';

/** What a customer did with the product. */
export interface CustomerCase {
  /** Whose logo it is: its name stands for it where it is not seen. */
  readonly company: Company;
  readonly description: string;
  /** Address of the PDF that tells the whole of it. */
  readonly href: string;
}

export interface CaseCardsProps {
  readonly cases: readonly CustomerCase[];
  /** What the cards are, for assistive technology. Default `Customer cases`. */
  readonly label?: string;
}

/** Customers' stories, each leading to its PDF: four, three or two in a row, and a row to scroll sideways on a phone. */
export function CaseCards({ cases, label = 'Customer cases' }: CaseCardsProps) {
  const stop = useScrollStop<HTMLDivElement>();
  return (
    <div className={styles.root}>
      <div {...stop} role="group" aria-label={label} className={classes(styles.view, focusRingInside)}>
        <ul role="list" className={styles.row}>
          {cases.map(({ company, description, href }) => (
            <li key={href} className={styles.cell}>
              <Link href={href} target="_blank" rel="noopener noreferrer" className={classes(styles.card, focusRing)}>
                <CompanyLogo company={company} size="small" />
                <span className={styles.description}>{description}</span>
                <span className={styles.more}>
                  <Icon of={FileText} /> Read the case
                  <VisuallyHidden> (PDF, opens in a new window)</VisuallyHidden>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
