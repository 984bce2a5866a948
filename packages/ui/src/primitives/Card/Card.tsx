import type { ReactNode, Ref } from 'react';
import type { Host } from '../closed.ts';
import { Heading } from '../Heading/Heading.tsx';
import type { HeadingLevel } from '../Heading/Heading.variants.ts';
import * as styles from './Card.css.ts';

export interface CardProps extends Host {
  readonly children: ReactNode;
  readonly title?: ReactNode;
  /** Heading level of the title. Default 2. */
  readonly level?: HeadingLevel;
  /** Shown at the end of the title's line. */
  readonly actions?: ReactNode;
  /** Whether the content reaches the edge: a table, a graph. Default false. */
  readonly flush?: boolean;
  readonly ref?: Ref<HTMLElement>;
}

/** One topic on a surface of its own. */
export function Card({ children, title, level = 2, actions, flush = false, ...props }: CardProps) {
  return (
    <section {...props} className={styles.root}>
      {(title || actions) && (
        <div className={styles.header}>
          {title && (
            <Heading level={level} size={16}>
              {title}
            </Heading>
          )}
          {actions}
        </div>
      )}
      <div className={flush ? styles.flush : styles.body}>{children}</div>
    </section>
  );
}
