import type { ReactNode } from 'react';
import { ringed } from '../../css/rings.css.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon, type IconDrawing } from '../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as styles from './ProductHero.css.ts';

export interface ProductHeroProps {
  readonly title: string;
  readonly isNew?: boolean;
  /** One sentence; absent if there is none. */
  readonly description?: string | undefined;
  /** The product's data basis, in one sentence: null while it loads, absent if there is none. */
  readonly basis?: string | null | undefined;
  /** Paragraphs; undefined while they load. */
  readonly about: readonly string[] | undefined;
  readonly icon: IconDrawing;
  /** Buttons; the one to try the product comes first. */
  readonly actions: ReactNode;
}

/** The head of a product's page: what it is, and a button to try it. */
export function ProductHero({ title, isNew = false, description, basis, about, icon, actions }: ProductHeroProps) {
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <div className={styles.title}>
          <Heading level={1} size={32}>
            {title}
          </Heading>
          {isNew && <Badge tone="info">New</Badge>}
        </div>
        {description !== undefined && <p className={styles.description}>{description}</p>}
        {!about && <Waiting />}
        {about?.map((paragraph) => (
          <p key={paragraph} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
        {basis !== undefined && <p className={styles.basis}>{basis ?? <Skeleton width="12rem" />}</p>}
        <div className={styles.actions}>{actions}</div>
      </div>
      <div className={styles.picture}>
        <span className={ringed}>
          <Icon of={icon} size={32} />
        </span>
      </div>
    </div>
  );
}

/** Two paragraphs of two lines. */
function Waiting() {
  return (
    <div className={styles.waiting} aria-busy>
      <Skeleton />
      <Skeleton width="80%" />
    </div>
  );
}
