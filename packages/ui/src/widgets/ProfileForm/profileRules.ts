import { all, email, password, required, sameAs, type FieldRule } from '@routeglass/domain/field-rules';

/** What an account stores about its owner. */
export interface ProfileFields {
  readonly firstname: string;
  readonly lastname: string;
  readonly position: string;
}

export const profileRules = { firstname: required, lastname: required, position: required };
export const addressRules = { email: all(required, email) };

/** The current password is required if there is one. */
export function passwordRules(hasPassword: boolean, first: string): Readonly<Record<string, FieldRule>> {
  return {
    ...(hasPassword && { current: required }),
    password: all(required, password),
    confirmPassword: all(required, sameAs(first)),
  };
}

export function readProfile(textOf: (name: string) => string): ProfileFields {
  return {
    firstname: textOf('firstname').trim(),
    lastname: textOf('lastname').trim(),
    position: textOf('position').trim(),
  };
}
