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

/** Who asks, as the session knows it. */
export interface TrialApplicant {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly asn: number;
}

export interface TrialFormProps {
  readonly applicant: TrialApplicant;
  readonly onSubmit: (request: TrialRequest) => void;
  /** Where it stands. Default `filling`. */
  readonly status?: 'filling' | 'sending' | 'sent';
  /** Where the button after success leads. Default `/`. */
  readonly homeHref?: string;
  /** Error of the last attempt. */
  readonly error?: ReactNode;
  /** What the server found wrong, by field: `company`, `notification_email`, `comment`. A new object is a new answer. */
  readonly serverErrors?: FieldErrors;
}

/** Asks for the free trial; the last step of its way. */
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
