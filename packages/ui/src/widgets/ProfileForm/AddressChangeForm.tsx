import { problemsOf } from '@routeglass/domain/field-rules';
import type { ReactNode } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Box } from '../../primitives/Box/Box.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { DottedName } from '../../primitives/DottedName/DottedName.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import type { FieldErrors } from '../../primitives/Form/fieldErrors.ts';
import { SubmitButton } from '../../primitives/Form/SubmitButton.tsx';
import { textIn } from '../../primitives/Form/textIn.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import * as styles from './ProfileForm.css.ts';
import { addressRules } from './profileRules.ts';

/** A new address for the account, and which side has confirmed it so far. */
export interface AddressChange {
  readonly email: string;
  readonly oldAgreed: boolean;
  readonly newAgreed: boolean;
}

export interface AddressChangeFormProps {
  readonly email: string;
  readonly change: AddressChange | null;
  readonly onChange: (email: string) => void;
  /** Cancels the change. */
  readonly onCancel: () => void;
  /** Default false. */
  readonly isPending?: boolean;
  /** Error of the last attempt. */
  readonly error?: ReactNode;
  readonly serverErrors?: FieldErrors | undefined;
}

/** Changes the address of an account; both addresses must confirm it by a link. */
export function AddressChangeForm(props: AddressChangeFormProps) {
  const { email, change, onChange, onCancel, isPending = false, error, serverErrors } = props;
  if (change) {
    return (
      <Banner
        title={`Waiting to change to ${change.email}`}
        actions={
          <Box minWidth={0}>
            <Button size="small" isDisabled={isPending} onPress={onCancel}>
              <span className={styles.address}>
                Keep <DottedName>{email}</DottedName>
              </span>
            </Button>
          </Box>
        }
      >
        {waitsFor(email, change)}
      </Banner>
    );
  }
  return (
    <Form
      label="Email address"
      onSubmit={(data) => onChange(textIn(data)('email').trim())}
      validate={(data) => problemsOf(textIn(data), addressRules)}
      isPending={isPending}
      error={error}
      serverErrors={serverErrors}
    >
      <Text size={14}>
        Your address is{' '}
        <strong className={styles.address}>
          <DottedName>{email}</DottedName>
        </strong>
        . We send a link to it and to the new one; open both to change it.
      </Text>
      <TextField label="New email" name="email" type="email" autoComplete="email" isRequired />
      <Inline>
        <SubmitButton kind="secondary">Change email</SubmitButton>
      </Inline>
    </Form>
  );
}

function waitsFor(email: string, { email: next, oldAgreed, newAgreed }: AddressChange): string {
  const missing = [...(oldAgreed ? [] : [email]), ...(newAgreed ? [] : [next])];
  return `Open the link that we sent to ${missing.join(' and to ')}.`;
}
