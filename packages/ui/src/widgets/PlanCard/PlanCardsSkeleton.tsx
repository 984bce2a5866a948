import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as styles from './PlanCard.css.ts';
import { usualPlans, type Pieces } from './usualPlans.ts';

/** Placeholder for three plans: as high as the usual ones, since its lines wrap like theirs. */
export function PlanCardsSkeleton() {
  return (
    <div className={styles.cards} aria-busy>
      {usualPlans.map(({ title, description, price, buttons, features }) => (
        <div key={title} className={styles.root}>
          <Skeleton shape="block" width={`${title}rem`} height="28px" />
          <Line pieces={description} />
          <div className={styles.waitingPrice}>
            {price.map(([width, height]) => (
              <Skeleton key={width} shape="block" width={`${width}rem`} height={`${height}rem`} />
            ))}
          </div>
          <div className={styles.actions}>
            {buttons.map((button) => (
              <Skeleton key={button} shape="control" />
            ))}
          </div>
          <div className={styles.features}>
            {features.map((pieces) => (
              <Line key={pieces.join()} pieces={pieces} />
            ))}
          </div>
          <Skeleton shape="block" width="30%" height="28px" />
        </div>
      ))}
    </div>
  );
}

function Line({ pieces }: { readonly pieces: Pieces }) {
  return (
    <div className={styles.waitingLine}>
      {pieces.map((width, index) => (
        <Skeleton key={`${index} ${width}`} width={`${width}rem`} />
      ))}
    </div>
  );
}
