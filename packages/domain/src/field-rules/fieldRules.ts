import { parseAsn } from '../asn/asn.ts';
import { isEmail } from '../email/email.ts';
import { parseAddress } from '../prefix/address.ts';
import { missingIn } from './password.ts';
import { isPhone } from './phone.ts';

/** Error messages of form fields. */
export const fieldMessages = {
  required: 'Required field',
  email: 'Enter a valid email',
  phone: 'Enter a valid phone',
  ip: 'Enter a valid IP address',
  password:
    'Password must include three lowercase letters, an uppercase letter, a digit, one special character and be at least eight characters long',
  passwordsDiffer: 'Passwords do not match',
} as const;

/** Returns what is wrong with a text, or null. */
export type FieldRule = (text: string) => string | null;

const by =
  (isRight: (text: string) => boolean, message: string): FieldRule =>
  (text) =>
    isRight(text) ? null : message;

/** Space alone counts as empty. */
export const required: FieldRule = by((text) => text.trim() !== '', fieldMessages.required);

/** Space around an address, a number or a name is a typing error, so these rules ignore it; passwords keep it. */
export const email: FieldRule = by((text) => isEmail(text.trim()), fieldMessages.email);
export const phone: FieldRule = by((text) => isPhone(text.trim()), fieldMessages.phone);
/** An AS number, with or without AS before it. */
export const asNumber: FieldRule = (text) =>
  parseAsn(text.trim()) === undefined ? `"${text.trim()}" is not an AS number (0–4294967295).` : null;
/** An IPv4 or IPv6 address, not a prefix. */
export const ip: FieldRule = by((text) => parseAddress(text.trim()) !== undefined, fieldMessages.ip);

export const password: FieldRule = by((text) => missingIn(text).length === 0, fieldMessages.password);

/** The same password as the first one. */
export const sameAs = (first: string): FieldRule => by((text) => text === first, fieldMessages.passwordsDiffer);

/** Makes a rule accept an empty field. */
export const optional =
  (rule: FieldRule): FieldRule =>
  (text) =>
    text.trim() === '' ? null : rule(text);

/** Combines rules; the first broken one counts. */
export const all =
  (...rules: readonly FieldRule[]): FieldRule =>
  (text) => {
    for (const rule of rules) {
      const problem = rule(text);
      if (problem !== null) return problem;
    }
    return null;
  };

/** A problem with a field of a form, in the shape that a form's check returns. */
export interface FieldProblem {
  readonly path: readonly [{ readonly key: string }];
  readonly message: string;
}

/** The problems of a form's fields, in the order of the rules. A missing field counts as empty. */
export function problemsOf(
  textOf: (name: string) => string,
  rules: Readonly<Record<string, FieldRule>>,
): FieldProblem[] {
  return Object.entries(rules).flatMap(([key, rule]) => {
    const message = rule(textOf(key));
    return message === null ? [] : [{ path: [{ key }] as const, message }];
  });
}
