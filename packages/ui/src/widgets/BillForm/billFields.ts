import { all, email, required } from '@routeglass/domain/field-rules';

/** Validation rules of the fields, in the order of the form. */
export const billRules = {
  firstname: required,
  lastname: required,
  email: all(required, email),
  position: required,
  company: required,
  country: required,
  address: required,
  registration: required,
};

/** Billing details. */
export interface BillDetails extends Readonly<Record<keyof typeof billRules, string>> {
  /** Empty if there is none. */
  readonly vatId: string;
}

/** Values of the fields, trimmed. */
export function readBill(textOf: (name: string) => string): BillDetails {
  const text = (name: keyof BillDetails): string => textOf(name).trim();
  return {
    firstname: text('firstname'),
    lastname: text('lastname'),
    email: text('email'),
    position: text('position'),
    company: text('company'),
    country: text('country'),
    address: text('address'),
    registration: text('registration'),
    vatId: text('vatId'),
  };
}
