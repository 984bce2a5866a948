import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as styles from './PlanCard.css.ts';

/** Heights in pixels of description, price, buttons and features in each card of the usual plans, from the smallest to the greatest. */
const usual = [
  [40, 40, 36, 76],
  [40, 40, 36, 104],
  [40, 40, 80, 160],
] as const;

const parts = ['description', 'price', 'buttons', 'features'] as const;

/** The place of three plans that are on their way. */
export function PlanCardsSkeleton() {
  return (
    <div className={styles.cards} aria-busy>
      {usual.map((heights) => (
        <div key={heights.join()} className={styles.root}>
          <Skeleton shape="block" width="40%" height="28px" />
          {heights.map((height, index) => (
            <Skeleton key={parts[index]} shape="block" height={`${height}px`} />
          ))}
          <Skeleton shape="block" width="30%" height="28px" />
        </div>
      ))}
    </div>
  );
}
