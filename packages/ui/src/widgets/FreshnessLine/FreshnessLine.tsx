import { CircleOff, FlaskConical, History, Radio } from 'lucide-react';
import { Icon, type IconDrawing } from '../../primitives/Icon/Icon.tsx';
import { freshnessOf, freshnessText, type Freshness, type RouteAge } from './freshness.ts';
import * as styles from './FreshnessLine.css.ts';

export interface FreshnessLineProps {
  readonly age: RouteAge;
}

const icons: Readonly<Record<Freshness, IconDrawing>> = {
  none: CircleOff,
  sample: FlaskConical,
  stale: History,
  fresh: Radio,
};

/** How old the data is and whether it is real, so that nobody takes a sample or an old table for the present. */
export function FreshnessLine({ age }: FreshnessLineProps) {
  const freshness = freshnessOf(age);
  const { first, rest } = freshnessText(age);
  return (
    <p className={styles.root} data-freshness={freshness}>
      <span className={styles.first}>
        <Icon of={icons[freshness]} size={14} />
        {first}
      </span>
      {rest && <span>{rest}</span>}
    </p>
  );
}
