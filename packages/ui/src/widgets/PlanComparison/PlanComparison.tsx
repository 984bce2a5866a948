import { Check, CirclePlus, Minus, SlidersHorizontal, Stamp } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Icon, type IconDrawing } from '../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import {
  cellWords,
  comparedPlans,
  comparisonTabs,
  type CellValue,
  type ComparedPlan,
  type ComparedFeature,
  type Comparison,
  type ComparisonTab,
} from './comparison.ts';
import * as styles from './PlanComparison.css.ts';

export interface PlanComparisonProps {
  /** Undefined while it loads. */
  readonly comparison: Comparison | undefined;
  /** The current tab, if the page controls it. */
  readonly selected?: ComparisonTab;
  /** Default 0, `OVERALL`. */
  readonly defaultSelected?: ComparisonTab;
  readonly onSelect?: (tab: ComparisonTab) => void;
}

const icons: Readonly<Record<CellValue, IconDrawing>> = {
  ok: Check,
  approve: Stamp,
  'add-on': CirclePlus,
  optional: SlidersHorizontal,
  empty: Minus,
};

/** What each plan offers, feature by feature, one group of features at a time. */
export function PlanComparison({ comparison, selected, defaultSelected = 0, onSelect }: PlanComparisonProps) {
  const [own, setOwn] = useState<ComparisonTab>(defaultSelected);
  return (
    <Tabs<ComparisonTab>
      label="Groups of features"
      items={comparisonTabs.map(({ id, name }) => ({
        id,
        name,
        content: <FeatureTable name={name} features={comparison?.[id]} />,
      }))}
      selected={selected ?? own}
      onSelect={(tab) => {
        setOwn(tab);
        onSelect?.(tab);
      }}
    />
  );
}

interface FeatureTableProps {
  readonly name: string;
  readonly features: readonly ComparedFeature[] | undefined;
}

function FeatureTable({ name, features }: FeatureTableProps) {
  if (features?.length === 0) return <EmptyState title="No data to display">No features in this group.</EmptyState>;
  return (
    <table className={styles.table} aria-label={`Plans compared: ${name}`}>
      <thead>
        <tr>
          <th scope="col" className={styles.feature}>
            Feature
          </th>
          {comparedPlans.map((plan) => (
            <th key={plan} scope="col">
              {plan}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {!features && <WaitingRows />}
        {features?.map((feature) => (
          <tr key={feature.name}>
            <th scope="row" className={styles.feature}>
              {feature.name}
            </th>
            {comparedPlans.map((plan) => (
              <td key={plan}>
                <Cell value={feature.values[plan]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Plans with a one-word value in each row of the usual first group: these rows are higher on a phone. */
const waitingRows = [[], ['Basic', 'Classic'], ['Free']] as const satisfies readonly (readonly ComparedPlan[])[];

function WaitingRows() {
  return waitingRows.map((worded: readonly ComparedPlan[]) => (
    <tr key={worded.join()}>
      <td className={styles.feature}>
        <Skeleton width="60%" />
      </td>
      {comparedPlans.map((plan) => (
        <td key={plan}>
          <span className={styles.cell}>
            <Skeleton shape="block" width="16px" height="16px" />
            {worded.includes(plan) && (
              <span className={styles.word}>
                <Skeleton width="3rem" />
              </span>
            )}
          </span>
        </td>
      ))}
    </tr>
  ));
}

function Cell({ value }: { readonly value: CellValue }) {
  const isPlain = value === 'ok' || value === 'empty';
  return (
    <span className={styles.cell} data-value={value}>
      <Icon of={icons[value]} size={16} label={isPlain ? cellWords[value] : undefined} />
      {!isPlain && <span className={styles.word}>{cellWords[value]}</span>}
    </span>
  );
}
