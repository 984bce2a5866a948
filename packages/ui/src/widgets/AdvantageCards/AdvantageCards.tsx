import { ArrowDown } from 'lucide-react';
import type { MouseEvent } from 'react';
import { focusRing } from '../../css/focus.css.ts';
import { classes } from '../../css/classes.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon, type IconDrawing } from '../../primitives/Icon/Icon.tsx';
import { glideTo } from '../../primitives/glideTo.ts';
import * as styles from './AdvantageCards.css.ts';

/** One reason to use the product. */
export interface Advantage {
  readonly title: string;
  readonly description: string;
  readonly icon: IconDrawing;
}

export interface AdvantageCardsProps {
  /** Four of them. */
  readonly advantages: readonly Advantage[];
  /** `id` of the element that the arrow scrolls to: the product picture. Without it there is no arrow. */
  readonly scrollTo?: string;
  /** Label of the arrow. Default `See the product`. */
  readonly scrollLabel?: string;
}

/** Four reasons to use the product, and an arrow down to its picture. */
export function AdvantageCards({ advantages, scrollTo, scrollLabel = 'See the product' }: AdvantageCardsProps) {
  const glide = (event: MouseEvent): void => {
    const target = document.getElementById(scrollTo ?? '');
    if (!target) return;
    event.preventDefault();
    glideTo(target);
  };
  return (
    <div className={styles.root}>
      <ul role="list" className={styles.cards}>
        {advantages.map(({ title, description, icon }) => (
          <li key={title} className={styles.card}>
            <span className={styles.sign}>
              <Icon of={icon} size={24} />
            </span>
            <Heading level={3} size={16}>
              {title}
            </Heading>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ul>
      {scrollTo && (
        <a href={`#${scrollTo}`} aria-label={scrollLabel} onClick={glide} className={classes(styles.arrow, focusRing)}>
          <Icon of={ArrowDown} size={20} />
        </a>
      )}
    </div>
  );
}
