import { ExternalLink } from 'lucide-react';
import { Link } from 'react-aria-components';
import { classes } from '../../css/classes.ts';
import { focusRing } from '../../css/focus.css.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Icon, type IconDrawing } from '../../primitives/Icon/Icon.tsx';
import { useHasPage } from '../../primitives/LinkRouter/hasPage.ts';
import * as styles from './LinkCards.css.ts';

/** Page that a card links to. */
export interface CardLink {
  readonly label: string;
  readonly description?: string;
  /** A page of this site, or of another one, which opens in a new tab. */
  readonly href: string;
  readonly icon?: IconDrawing;
  readonly isNew?: boolean;
}

export interface LinkCardsProps {
  /** Name of the list, for assistive technology: `Other products`. */
  readonly label: string;
  readonly links: readonly CardLink[];
}

/** Links to further pages: other products, sister services on another site. */
export function LinkCards({ label, links }: LinkCardsProps) {
  return (
    <div className={styles.root}>
      <ul role="list" aria-label={label} className={styles.cards}>
        {links.map((link) => (
          <li key={link.href}>
            <LinkCard {...link} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function LinkCard({ label, description, href, icon, isNew = false }: CardLink) {
  const isElsewhere = /^https?:/.test(href);
  const hasPage = useHasPage(href);
  const words = (
    <>
      <span className={styles.title}>
        {icon && (
          <span className={styles.sign}>
            <Icon of={icon} size={20} />
          </span>
        )}
        <bdi>{label}</bdi>
        {isNew && <Badge tone="info">New</Badge>}
        {isElsewhere && <Icon of={ExternalLink} size={14} label="opens in a new window" />}
      </span>
      {description !== undefined && <span className={styles.description}>{description}</span>}
    </>
  );
  if (!hasPage) return <div className={styles.card}>{words}</div>;
  return (
    <Link
      href={href}
      {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
      className={classes(styles.card, focusRing)}
    >
      {words}
    </Link>
  );
}
