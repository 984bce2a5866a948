import { all, email, problemsOf, required } from '@routeglass/domain/field-rules';
import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { textIn } from '../../primitives/Form/textIn.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';

/** The person who orders. */
export interface OrderDetails {
  readonly email: string;
  readonly position: string;
}

export interface OrderInfoProps {
  /** Values the account already has. */
  readonly known?: Partial<OrderDetails>;
  readonly onContinue: (details: OrderDetails) => void;
}

const rules = { email: all(required, email), position: required };

/** The person who orders: address and position. Both are required to continue. */
export function OrderInfo({ known = {}, onContinue }: OrderInfoProps) {
  const [details, setDetails] = useState<OrderDetails>({ email: known.email ?? '', position: known.position ?? '' });
  const isFilled = details.email.trim() !== '' && details.position.trim() !== '';
  const change = (name: keyof OrderDetails) => (text: string) => setDetails({ ...details, [name]: text });
  return (
    <Form
      label="Order details"
      validate={(data) => problemsOf(textIn(data), rules)}
      onSubmit={() => onContinue({ email: details.email.trim(), position: details.position.trim() })}
    >
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        isRequired
        value={details.email}
        onChange={change('email')}
      />
      <TextField
        label="Position"
        name="position"
        autoComplete="organization-title"
        isRequired
        value={details.position}
        onChange={change('position')}
      />
      <Inline>
        <Button type="submit" kind="primary" isDisabled={!isFilled}>
          Continue
        </Button>
      </Inline>
    </Form>
  );
}
