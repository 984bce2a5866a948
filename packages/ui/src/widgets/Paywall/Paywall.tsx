import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { lockedReportText, subscribeHref, subscribeText } from '../../facts/lockTexts.ts';
import * as styles from './Paywall.css.ts';

export interface PaywallProps {
  /** What is locked and what unlocks it. Default 'Full report is only available for users with the AS Ratings Subscription'. */
  readonly title?: string | undefined;
  /** What the plan adds here. */
  readonly children?: ReactNode;
  /** Where to subscribe. Default `/pro-subscribe`. */
  readonly href?: string;
  /** Further links after the button: to log in, to the plans. */
  readonly actions?: ReactNode;
}

/** The locked state of a widget, or the end of a list that continues for subscribers: what is behind it, and one button. */
export function Paywall({ title = lockedReportText, children, href = subscribeHref, actions }: PaywallProps) {
  return (
    <section className={styles.root} aria-label={title} data-locked>
      <span className={styles.sign}>
        <Icon of={Lock} size={20} />
      </span>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.body}>{children}</div>}
      <div className={styles.actions}>
        <ButtonLink href={href} kind="pro">
          {subscribeText}
        </ButtonLink>
        {actions}
      </div>
    </section>
  );
}
