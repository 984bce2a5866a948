import { parseAsn } from '@routeglass/domain/asn';
import { isEmail } from '@routeglass/domain/email';
import type { PlanContact } from './planRequest.ts';

/** Something wrong with a field, as forms take it. */
interface Issue {
  readonly path: readonly { readonly key: string }[];
  readonly message: string;
}

const contactFields = ['email', 'firstname', 'lastname', 'position'] as const satisfies readonly (keyof PlanContact)[];

/** What a form holds under a name, without the space around it. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** What is wrong with the fields: who is signed in gives the AS number only. */
export function planRequestIssues(data: FormData, isSignedIn: boolean): readonly Issue[] {
  const issue = (key: string, message: string): Issue => ({ path: [{ key }], message });
  const required = [...(isSignedIn ? [] : contactFields), 'asn'];
  const missing = required.filter((name) => textOf(data, name) === '').map((name) => issue(name, 'Required field'));
  const email = textOf(data, 'email');
  const asn = textOf(data, 'asn');
  return [
    ...missing,
    ...(!isSignedIn && email !== '' && !isEmail(email) ? [issue('email', 'Enter a valid email')] : []),
    ...(asn !== '' && parseAsn(asn) === undefined ? [issue('asn', 'Enter a valid AS number')] : []),
  ];
}

/** Who asks. */
export function contactOf(data: FormData): PlanContact {
  const [email, firstname, lastname, position] = contactFields.map((name) => textOf(data, name));
  return { email: email ?? '', firstname: firstname ?? '', lastname: lastname ?? '', position: position ?? '' };
}
