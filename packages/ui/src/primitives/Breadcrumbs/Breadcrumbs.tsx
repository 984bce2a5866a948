import type { Ref } from 'react';
import type { Host } from '../closed.ts';
import { Link } from '../Link/Link.tsx';
import * as styles from './Breadcrumbs.css.ts';

export interface Crumb {
  readonly name: string;
  /** Not set for the last one, which is this page. */
  readonly href?: string;
}

export interface BreadcrumbsProps extends Host {
  /** From the home page down to this one. */
  readonly items: readonly Crumb[];
  readonly ref?: Ref<HTMLElement>;
}

/** The path to this page. */
export function Breadcrumbs({ items, ...props }: BreadcrumbsProps) {
  return (
    <nav {...props} aria-label="Breadcrumbs">
      <ol role="list" className={styles.root}>
        {items.map(({ name, href }) => (
          <li key={name} className={styles.crumb}>
            {href === undefined ? (
              <span aria-current="page" className={styles.here}>
                {name}
              </span>
            ) : (
              <Link href={href} kind="quiet">
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
