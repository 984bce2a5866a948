import { problemsOf } from '@routeglass/domain/field-rules';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import type { FieldErrors } from '../../primitives/Form/fieldErrors.ts';
import { SubmitButton } from '../../primitives/Form/SubmitButton.tsx';
import { textIn } from '../../primitives/Form/textIn.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { readTrial, trialRules, type TrialRequest } from './trial.ts';
import * as styles from './TrialForm.css.ts';

/** The applicant, as known from the session. */
export interface TrialApplicant {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly asn: number;
}

export interface TrialFormProps {
  readonly applicant: TrialApplicant;
  readonly onSubmit: (request: TrialRequest) => void;
  /** Its status. Default `filling`. */
  readonly status?: 'filling' | 'sending' | 'sent';
  /** Target of the button after success. Default `/`. */
  readonly homeHref?: string;
  /** Error of the last attempt. */
  readonly error?: ReactNode;
  /** Errors from the server, by field: `company`, `notification_email`, `comment`. A new object counts as a new response. */
  readonly serverErrors?: FieldErrors;
}

/** Requests the free trial; the last step of the wizard. */
export function TrialForm(props: TrialFormProps) {
  const { applicant, onSubmit, status = 'filling', homeHref = '/', error, serverErrors } = props;
  if (status === 'sent') return <Success homeHref={homeHref} />;
  return (
    <Form
      label="Trial request"
      onSubmit={(data) => onSubmit(readTrial(textIn(data)))}
      validate={(data) => problemsOf(textIn(data), trialRules)}
      isPending={status === 'sending'}
      error={error}
      serverErrors={serverErrors}
    >
      <p className={styles.applicant}>
        For <bdi>{`${applicant.firstname} ${applicant.lastname}`.trim()}</bdi> ({applicant.email}), AS{applicant.asn}
      </p>
      <TextField label="Company" name="company" autoComplete="organization" isRequired />
      <TextField
        label="Notification email"
        name="notification_email"
        type="email"
        autoComplete="email"
        placeholder={applicant.email}
        description="Optional. Alerts go to your own address otherwise."
      />
      <TextArea label="Comment" name="comment" rows={3} description="Optional." />
      <Inline>
        <SubmitButton>Submit</SubmitButton>
      </Inline>
    </Form>
  );
}

function Success({ homeHref }: { readonly homeHref: string }) {
  return (
    <div role="status" className={styles.success}>
      <span className={styles.sign}>
        <Icon of={CircleCheck} size={24} />
      </span>
      <Heading level={2} size={20}>
        Trial request submitted successfully
      </Heading>
      <ButtonLink href={homeHref} kind="primary">
        Back to Home page
      </ButtonLink>
    </div>
  );
}
