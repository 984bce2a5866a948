import { all, email as emailRule, required } from '@routeglass/domain/field-rules';
import { useId, useState, type SubmitEvent } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import * as styles from './TrialBanner.css.ts';

export interface TrialBannerProps {
  /** Called with a valid email address. The page opens the trial with it. */
  readonly onSubmit: (email: string) => void;
  /** URL of the trial: without JavaScript the form opens it in a new tab, with the address as `email`. */
  readonly trialHref?: string;
  /** Length of the trial. Default 30. */
  readonly days?: number;
  /** URL of the plans and prices. */
  readonly pricingHref?: string;
}

const problemOf = all(required, emailRule);

/** Offers the free trial for an email address. */
export function TrialBanner({ onSubmit, trialHref, days = 30, pricingHref }: TrialBannerProps) {
  const title = useId();
  const [email, setEmail] = useState('');
  const [wasSent, setSent] = useState(false);
  const problem = wasSent ? problemOf(email) : null;

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setSent(true);
    if (problemOf(email) === null) onSubmit(email.trim());
    else event.currentTarget.querySelector('input')?.focus();
  };

  return (
    <section className={styles.root} aria-labelledby={title}>
      <div className={styles.words}>
        <Heading level={2} id={title}>
          Try it free for {days} days
        </Heading>
        <p className={styles.offer}>
          Every feature, no card, no obligation. {pricingHref && <Link href={pricingHref}>See the plans</Link>}
        </p>
      </div>
      <form
        className={styles.form}
        noValidate
        onSubmit={submit}
        {...(trialHref !== undefined && { action: trialHref, target: '_blank' })}
      >
        <div className={styles.field}>
          <TextField
            label="Email"
            hideLabel
            type="email"
            name="email"
            autoComplete="email"
            placeholder="Email"
            size="large"
            isRequired
            value={email}
            onChange={setEmail}
            error={problem ?? undefined}
          />
        </div>
        <div className={styles.send}>
          <Button type="submit" kind="primary" size="large" wide>
            Try for Free
          </Button>
        </div>
      </form>
    </section>
  );
}
