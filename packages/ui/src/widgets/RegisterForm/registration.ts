import { all, email, password, required, sameAs, type FieldRule } from '@routeglass/domain/field-rules';
import { trappedIn } from '../../facts/honeypot.ts';

/** A new account to create. */
export interface Registration {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly position: string;
  readonly password: string;
  /** Answer to the captcha. */
  readonly captcha: string;
  /** What a bot wrote into the hidden field; absent for people. */
  readonly website?: string;
}

/** Validation rules of the fields, in the order of the form. */
export function registrationRules(first: string): Readonly<Record<string, FieldRule>> {
  return {
    email: all(required, email),
    firstname: required,
    lastname: required,
    position: required,
    password: all(required, password),
    confirmPassword: all(required, sameAs(first)),
  };
}

/** Values of the fields, trimmed, except the password. */
export function readRegistration(textOf: (name: string) => string, captcha: string): Registration {
  return {
    email: textOf('email').trim(),
    firstname: textOf('firstname').trim(),
    lastname: textOf('lastname').trim(),
    position: textOf('position').trim(),
    password: textOf('password'),
    captcha,
    ...trappedIn(textOf),
  };
}
