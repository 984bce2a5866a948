import { problemsOf } from '@routeglass/domain/field-rules';
import type { ReactNode } from 'react';
import { ComboBox } from '../../primitives/ComboBox/ComboBox.tsx';
import { Flag } from '../../primitives/Flag/Flag.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import type { FieldErrors } from '../../primitives/Form/fieldErrors.ts';
import { SubmitButton } from '../../primitives/Form/SubmitButton.tsx';
import { textIn } from '../../primitives/Form/textIn.ts';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { billRules, readBill, type BillDetails } from './billFields.ts';
import * as styles from './BillForm.css.ts';

/** A country for the billing address. */
export interface BillCountry {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly name: string;
}

export interface BillFormProps {
  readonly countries: readonly BillCountry[];
  readonly onSubmit: (bill: BillDetails) => void;
  /** Values the account already has. */
  readonly known?: Partial<Pick<BillDetails, 'email' | 'position' | 'firstname' | 'lastname'>>;
  /** Whether the order already has email and position, which must then be in `known`: the form does not ask again. Default false. */
  readonly hasOrderInfo?: boolean;
  /** Whether it is being sent. Default false. */
  readonly isPending?: boolean;
  /** Error of the form as a whole. */
  readonly error?: ReactNode;
  /** Errors from the server, by field name. */
  readonly serverErrors?: FieldErrors;
}

/** Billing details. All but the VAT ID are required. */
export function BillForm(props: BillFormProps) {
  const { countries, onSubmit, known = {}, hasOrderInfo = false, isPending = false, error, serverErrors } = props;
  const read = (data: FormData) => {
    const textOf = textIn(data);
    return (name: string): string =>
      hasOrderInfo && (name === 'email' || name === 'position') ? (known[name] ?? '') : textOf(name);
  };
  return (
    <Form
      label="Bill details"
      validate={(data) => problemsOf(read(data), billRules)}
      onSubmit={(data) => onSubmit(readBill(read(data)))}
      isPending={isPending}
      error={error}
      serverErrors={serverErrors}
    >
      <div className={styles.fields}>
        <TextField
          label="First name"
          name="firstname"
          autoComplete="given-name"
          isRequired
          {...startOf(known.firstname)}
        />
        <TextField
          label="Last name"
          name="lastname"
          autoComplete="family-name"
          isRequired
          {...startOf(known.lastname)}
        />
        {!hasOrderInfo && (
          <>
            <TextField
              label="Email"
              name="email"
              type="email"
              autoComplete="email"
              isRequired
              {...startOf(known.email)}
            />
            <TextField
              label="Position"
              name="position"
              autoComplete="organization-title"
              isRequired
              {...startOf(known.position)}
            />
          </>
        )}
        <TextField label="Company" name="company" autoComplete="organization" isRequired />
        <ComboBox
          label="Country"
          name="country"
          isRequired
          items={countries.map(({ code, name }) => ({
            id: code,
            name,
            content: (
              <>
                <Flag code={code} decorative /> <bdi>{name}</bdi>
              </>
            ),
          }))}
        />
        <div className={styles.wide}>
          <TextField label="Address" name="address" autoComplete="street-address" isRequired />
        </div>
        <TextField label="Registration number" name="registration" isRequired />
        <TextField label="VAT ID (optional)" name="vatId" />
      </div>
      <div>
        <SubmitButton>Get the bill</SubmitButton>
      </div>
    </Form>
  );
}

function startOf(value: string | undefined) {
  return value !== undefined && { defaultValue: value };
}
