import type { ReactNode } from 'react';
import * as styles from './PlanCard.css.ts';

export interface PlanCardsProps {
  /** `PlanCard`s from the smallest plan to the greatest. */
  readonly children: ReactNode;
}

/** Plans beside each other; on narrow screens below each other in reverse order, the greatest first. */
export function PlanCards({ children }: PlanCardsProps) {
  return <div className={styles.cards}>{children}</div>;
}
