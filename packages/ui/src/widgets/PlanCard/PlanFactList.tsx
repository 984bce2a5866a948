import type { PlanFacts } from './plan.ts';
import * as styles from './PlanCard.css.ts';

interface PlanFactListProps {
  readonly facts: readonly PlanFacts[];
}

/** Purpose, features, limitations and audience of a plan, in a tooltip or a dialog. */
export function PlanFactList({ facts }: PlanFactListProps) {
  return (
    <div className={styles.facts}>
      {facts.map(({ title, items }) => (
        <div key={title}>
          <div className={styles.factTitle}>{title}</div>
          {items.map((item) => (
            <div key={item}>{item}</div>
          ))}
        </div>
      ))}
    </div>
  );
}
