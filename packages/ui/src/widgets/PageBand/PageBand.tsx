import { useId, type ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { PageContent } from '../../primitives/Page/PageContent.tsx';
import * as styles from './PageBand.css.ts';
import type { BandGround } from './PageBand.variants.ts';

export interface PageBandProps {
  readonly title: string;
  /** A sentence below the title. */
  readonly lead?: ReactNode;
  /** The next step, at the end of the title's line. */
  readonly action?: ReactNode;
  /** URL fragment of this band: `faq`. */
  readonly id?: string;
  /** Default `page`. */
  readonly ground?: BandGround;
  readonly children: ReactNode;
}

/** One topic of a landing page, as wide as the window. */
export function PageBand({ title, lead, action, id, ground = 'page', children }: PageBandProps) {
  const heading = useId();
  return (
    <section id={id} className={styles.root} data-ground={ground} aria-labelledby={heading}>
      <PageContent flush>
        <div className={styles.head}>
          <div className={styles.words}>
            <Heading level={2} size={32} id={heading}>
              {title}
            </Heading>
            {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          </div>
          {action}
        </div>
        {children}
      </PageContent>
    </section>
  );
}
