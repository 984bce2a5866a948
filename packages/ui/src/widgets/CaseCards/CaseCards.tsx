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
  /** The customer; its name replaces a logo that cannot be seen. */
  readonly company: Company;
  readonly description: string;
  /** URL of the PDF with the whole story. */
  readonly href: string;
}

export interface CaseCardsProps {
  readonly cases: readonly CustomerCase[];
  /** Name of the list, for assistive technology. Default `Customer cases`. */
  readonly label?: string;
}

/** Customer stories with links to their PDFs: four, three or two in a row; on a phone the row scrolls sideways. */
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
