import { parseAsn } from '@routeglass/domain/asn';
import { problemsOf } from '@routeglass/domain/field-rules';
import { CircleCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../../primitives/CheckboxGroup/CheckboxGroup.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { SubmitButton } from '../../primitives/Form/SubmitButton.tsx';
import { textIn } from '../../primitives/Form/textIn.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { Honeypot } from '../Captcha/Captcha.tsx';
import { planGroups, requestedPlan, type PlanFeature, type PlanGroupId, type PlanRequest } from './planRequest.ts';
import { planRequestRules, readContact } from './planRequestFields.ts';
import * as styles from './PlanRequestForm.css.ts';

/** State of the last request. */
export type PlanRequestStatus = 'idle' | 'sending' | 'sent';

export interface PlanRequestFormProps {
  /** Whether the session identifies the requester; then the AS number is the only field. */
  readonly isSignedIn: boolean;
  readonly onSubmit: (request: PlanRequest) => void;
  /** `sent` empties the form and shows success until something is edited. Default `idle`. */
  readonly status?: PlanRequestStatus;
  /** Error of the last request. */
  readonly error?: ReactNode;
  /** URL of the privacy policy. */
  readonly privacyHref: string;
  /** The captcha for guests. */
  readonly captcha?: ReactNode;
  /** The captcha's answer; null until it is solved, and again after each request. */
  readonly captchaAnswer?: string | null;
}

type Chosen = Readonly<Record<PlanGroupId, readonly PlanFeature[]>>;

const nothingChosen: Chosen = { monitored_items: [], analytics: [], pov_monitor: [], custom_feeds: [] };

/** Requests a custom plan: what it should include, and for whom. */
export function PlanRequestForm({ status = 'idle', ...props }: PlanRequestFormProps) {
  const [round, setRound] = useState({ count: 0, status });
  const [isEdited, setEdited] = useState(false);
  if (round.status !== status) {
    setRound({ count: round.count + (status === 'sent' ? 1 : 0), status });
    setEdited(false);
  }
  return (
    <div onInput={() => setEdited(true)}>
      <Request key={round.count} {...props} isSending={status === 'sending'} isSent={status === 'sent' && !isEdited} />
    </div>
  );
}

interface RequestProps extends Omit<PlanRequestFormProps, 'status'> {
  readonly isSending: boolean;
  readonly isSent: boolean;
}

/** One request, from the empty form until it is sent. */
function Request({
  isSignedIn,
  onSubmit,
  error,
  privacyHref,
  captcha,
  captchaAnswer = null,
  isSending,
  isSent,
}: RequestProps) {
  const [chosen, setChosen] = useState(nothingChosen);
  const [accepts, setAccepts] = useState(false);
  const mayNotSend = !isSignedIn && (!accepts || captchaAnswer === null);

  const submit = (data: FormData): void => {
    const textOf = textIn(data);
    const asn = parseAsn(textOf('asn').trim());
    if (asn === undefined || mayNotSend) return;
    onSubmit({
      asn,
      plan: requestedPlan(Object.values(chosen).flat()),
      ...(!isSignedIn && captchaAnswer !== null && { ...readContact(textOf), 'g-recaptcha-response': captchaAnswer }),
    });
  };

  return (
    <Form
      label="Individual plan request"
      validate={(data) => problemsOf(textIn(data), planRequestRules(isSignedIn))}
      onSubmit={submit}
      isPending={isSending}
      error={error}
    >
      <div className={styles.fields}>
        {!isSignedIn && (
          <>
            <TextField label="Email" name="email" type="email" autoComplete="email" isRequired />
            <TextField label="First name" name="firstname" autoComplete="given-name" isRequired />
            <TextField label="Last name" name="lastname" autoComplete="family-name" isRequired />
            <TextField label="Position" name="position" autoComplete="organization-title" isRequired />
          </>
        )}
        <TextField label="ASN" name="asn" placeholder="AS64512" isRequired />
      </div>
      <div className={styles.groups}>
        {planGroups.map(({ id, label, items }) => (
          <CheckboxGroup<PlanFeature>
            key={id}
            label={label}
            hasParent
            items={items}
            selected={chosen[id]}
            onChange={(features) => setChosen({ ...chosen, [id]: features })}
          />
        ))}
      </div>
      {!isSignedIn && (
        <>
          <Checkbox isSelected={accepts} onChange={setAccepts}>
            I accept the{' '}
            <Link href={privacyHref} target="_blank">
              privacy policy
            </Link>
          </Checkbox>
          {captcha}
          <Honeypot />
        </>
      )}
      <div className={styles.send}>
        <SubmitButton isDisabled={mayNotSend}>Send request</SubmitButton>
        <span role="status" className={styles.sent}>
          {isSent && (
            <>
              <Icon of={CircleCheck} size={20} /> Request sent
            </>
          )}
        </span>
      </div>
    </Form>
  );
}
