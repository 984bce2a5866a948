import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import {
  type BillingPeriod,
  billingPeriods,
  dollars,
  subscriptionPrice,
  type SubscriptionPrices,
} from '../../facts/subscription.ts';
import * as styles from './PlanChoice.css.ts';

export interface PlanChoiceProps {
  /** The site's prices. */
  readonly prices: SubscriptionPrices;
  /** Initial choice. Default `year`. */
  readonly selected?: BillingPeriod;
  readonly onChoose: (period: BillingPeriod) => void;
}

const names: Readonly<Record<BillingPeriod, string>> = { month: 'Monthly plan', year: 'Annual plan' };

/** The first step of the subscription: monthly or yearly payment. */
export function PlanChoice({ prices, selected = 'year', onChoose }: PlanChoiceProps) {
  const [period, setPeriod] = useState(selected);
  return (
    <div className={styles.root}>
      <RadioGroup<BillingPeriod>
        label="Plan"
        items={billingPeriods.map((id) => ({
          id,
          name: names[id],
          description: <Price period={id} prices={prices} />,
        }))}
        selected={period}
        onSelect={setPeriod}
      />
      <p className={styles.note}>Prices in USD, VAT not included.</p>
      <div>
        <Button kind="primary" onPress={() => onChoose(period)}>
          Continue
        </Button>
      </div>
    </div>
  );
}

function Price({ period, prices }: { readonly period: BillingPeriod; readonly prices: SubscriptionPrices }) {
  const { perMonth, perYear, saving } = subscriptionPrice(period, prices);
  return (
    <>
      <span className={styles.price}>{dollars(perMonth)}</span> per month ({dollars(perYear)} per year)
      {saving !== null && (
        <span className={styles.saving}>
          Saving {saving.replace('-', '')} ({saving})
        </span>
      )}
    </>
  );
}
