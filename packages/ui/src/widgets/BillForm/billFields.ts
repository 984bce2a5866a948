import { isEmail } from '@routeglass/domain/email';

const requiredFields = [
  'email',
  'position',
  'firstname',
  'lastname',
  'country',
  'company',
  'address',
  'registration',
] as const;

/** Whom a bill is made out to. */
export interface BillDetails extends Readonly<Record<(typeof requiredFields)[number], string>> {
  /** Empty where there is none. */
  readonly vatId: string;
}

interface Issue {
  readonly path: readonly { readonly key: string }[];
  readonly message: string;
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** What is in the form, without the space around it. */
export function billDetails(data: FormData): BillDetails {
  const fields = [...requiredFields, 'vatId'].map((name) => [name, textOf(data, name)]);
  return Object.fromEntries(fields) as BillDetails;
}

/** What is wrong with it. */
export function billIssues(data: FormData): readonly Issue[] {
  const issue = (key: string, message: string): Issue => ({ path: [{ key }], message });
  const missing = requiredFields
    .filter((name) => textOf(data, name) === '')
    .map((name) => issue(name, 'Required field'));
  const email = textOf(data, 'email');
  return email !== '' && !isEmail(email) ? [...missing, issue('email', 'Enter a valid email')] : missing;
}
