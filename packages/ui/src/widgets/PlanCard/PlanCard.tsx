import { Check, ChevronDown, ChevronUp, Info } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { classes } from '../../css/classes.ts';
import type { Plan, PlanFacts } from './plan.ts';
import { PlanAbout } from './PlanAbout.tsx';
import * as styles from './PlanCard.css.ts';

export interface PlanCardProps {
  readonly plan: Plan;
  /** Replaces opening the button's target in a new tab: the plan that is priced on request opens a form. */
  readonly onChoose?: () => void;
  /** Whether the button is hidden: a signed-in reader already has the free plan. Default false. */
  readonly hideButton?: boolean;
  /** Target of the second button 'Start a free trial'; absent if there is no trial. */
  readonly trialHref?: string;
}

/** A plan: price, one button, and its features, the rest of them after 'Learn more'. */
export function PlanCard({ plan, onChoose, hideButton = false, trialHref }: PlanCardProps) {
  const { title, description, isFavorite = false, notification, buttonText, redirectUrl } = plan;
  const heading = useId();
  return (
    <article className={styles.root} aria-labelledby={heading} data-favorite={isFavorite || undefined}>
      {notification && <span className={styles.notification}>{notification}</span>}
      <div className={styles.title}>
        <Heading level={3} id={heading}>
          {title}
        </Heading>
        {plan.tooltipItems.length > 0 && <PlanAbout plan={plan} icon={Info} />}
      </div>
      <p className={styles.description}>{description}</p>
      <PlanPrice plan={plan} />
      <div className={styles.actions}>
        {!hideButton &&
          (onChoose ? (
            <Button kind={isFavorite ? 'primary' : 'secondary'} wide onPress={onChoose}>
              {buttonText}
            </Button>
          ) : (
            <ButtonLink kind={isFavorite ? 'primary' : 'secondary'} wide href={redirectUrl} target="_blank">
              {buttonText}
            </ButtonLink>
          ))}
        {trialHref !== undefined && (
          <ButtonLink kind="quiet" wide href={trialHref} target="_blank">
            Start a free trial
          </ButtonLink>
        )}
      </div>
      <PlanDetails details={plan.tariffDetails} />
    </article>
  );
}

function PlanPrice({ plan: { price, listPrice, discount, labelPrice } }: Pick<PlanCardProps, 'plan'>) {
  const isNumber = /\d/.test(price);
  return (
    <p className={styles.priceLine}>
      {listPrice && (
        <s className={styles.listPrice}>
          <VisuallyHidden>List price </VisuallyHidden>
          {listPrice}
        </s>
      )}
      <span className={classes(styles.price, !isNumber && styles.words)}>{price}</span>
      {labelPrice && <span className={styles.label}>{labelPrice}</span>}
      {discount && (
        <span className={styles.discount}>
          <VisuallyHidden>Discount </VisuallyHidden>
          {discount}
        </span>
      )}
    </p>
  );
}

function PlanDetails({ details }: { readonly details: readonly PlanFacts[] }) {
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const shown = isOpen ? details : details.slice(0, 1);
  return (
    <>
      <div className={styles.details} id={list}>
        {shown.map(({ title, items }) => (
          <div key={title}>
            <div className={styles.listTitle}>{title}</div>
            <ul role="list" className={styles.features}>
              {items.map((item) => (
                <li key={item}>
                  <Icon of={Check} size={14} />
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {details.length > 1 && (
        <div>
          <Button
            kind="quiet"
            size="small"
            iconAfter={isOpen ? ChevronUp : ChevronDown}
            aria-expanded={isOpen}
            aria-controls={list}
            onPress={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Show less' : 'Learn more'}
          </Button>
        </div>
      )}
    </>
  );
}
