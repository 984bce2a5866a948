import { useId, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import * as styles from './OrderSummary.css.ts';
import { dollars, subscriptionPrice, type BillingPeriod, type SubscriptionPrices } from '../../facts/subscription.ts';

/** What the reader agreed to. */
export interface OrderConfirmation {
  /** Whether the reader wants news. */
  readonly marketing: boolean;
}

export interface OrderSummaryProps {
  readonly period: BillingPeriod;
  /** The site's prices. */
  readonly prices: SubscriptionPrices;
  /** Without it there are neither consents nor a button: the order can only be viewed. */
  readonly onConfirm?: ((confirmation: OrderConfirmation) => void) | undefined;
  /** Whether the order names the buyer; until then it cannot be confirmed. */
  readonly isComplete: boolean;
  /** Whether it is confirmed: hides consents and button. Default false. */
  readonly isConfirmed?: boolean;
  /** Whether a request is in progress. Default false. */
  readonly isPending?: boolean;
  readonly rulesHref: string;
  readonly privacyHref: string;
}

/** What is ordered, its price, and the consents required to confirm it. */
export function OrderSummary({
  period,
  prices,
  onConfirm,
  isComplete,
  isConfirmed = false,
  isPending = false,
  rulesHref,
  privacyHref,
}: OrderSummaryProps) {
  const title = useId();
  const [rules, setRules] = useState(false);
  const [privacy, setPrivacy] = useState(false);
  const [marketing, setMarketing] = useState(false);
  return (
    <section className={styles.root} aria-labelledby={title}>
      <Heading level={2} size={20} id={title}>
        Your order
      </Heading>
      <PriceLines period={period} prices={prices} />
      <p className={styles.vat}>Prices in USD, VAT not included.</p>
      {onConfirm && !isConfirmed && (
        <>
          <div className={styles.boxes}>
            <Checkbox isSelected={rules} onChange={setRules}>
              I accept the{' '}
              <Link href={rulesHref} target="_blank">
                rules
              </Link>
            </Checkbox>
            <Checkbox isSelected={privacy} onChange={setPrivacy}>
              I accept the{' '}
              <Link href={privacyHref} target="_blank">
                privacy policy
              </Link>
            </Checkbox>
            <Checkbox isSelected={marketing} onChange={setMarketing}>
              Send me news (optional)
            </Checkbox>
          </div>
          <Button
            kind="primary"
            wide
            isPending={isPending}
            isDisabled={!isComplete || !rules || !privacy}
            onPress={() => onConfirm({ marketing })}
          >
            Confirm order
          </Button>
        </>
      )}
    </section>
  );
}

function PriceLines({ period, prices }: Pick<OrderSummaryProps, 'period' | 'prices'>) {
  const { perMonth, perYear, discount, saving } = subscriptionPrice(period, prices);
  const isYear = period === 'year';
  return (
    <dl className={styles.lines}>
      <div>
        <dt>AS Ratings Subscription</dt>
        <dd>{isYear ? 'Annual plan' : 'Monthly plan'}</dd>
      </div>
      <div>
        <dt>Per month</dt>
        <dd>{dollars(perMonth)}</dd>
      </div>
      {isYear ? (
        <div>
          <dt>Discount</dt>
          <dd className={styles.discount}>
            <span className={styles.saving}>{saving}</span>
            {dollars(discount)}
          </dd>
        </div>
      ) : (
        <div>
          <dt>Per year</dt>
          <dd>{dollars(perYear)}</dd>
        </div>
      )}
      <div className={styles.total}>
        <dt>Total</dt>
        <dd>{isYear ? `${dollars(perYear)} per year` : `${dollars(perMonth)} per month`}</dd>
      </div>
    </dl>
  );
}
