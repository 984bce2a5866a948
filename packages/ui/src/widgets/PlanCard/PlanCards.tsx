import { Children, type ReactNode } from 'react';
import { classes } from '../../css/classes.ts';
import { under } from '../../css/media.ts';
import { useMedia } from '../../primitives/useMedia.ts';
import * as styles from './PlanCard.css.ts';

export interface PlanCardsProps {
  /** `PlanCard`s from the smallest plan to the largest. */
  readonly children: ReactNode;
}

/** Plans side by side; on narrow screens stacked, the largest first, both visually and for the Tab key. */
export function PlanCards({ children }: PlanCardsProps) {
  const isNarrow = useMedia(under('md'));
  const cards = Children.toArray(children);
  return (
    <div className={classes(styles.cards, styles.whole)} data-ordered={isNarrow || undefined}>
      {isNarrow ? cards.toReversed() : cards}
      <span hidden data-end />
    </div>
  );
}
