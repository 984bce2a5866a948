import { all, password, required, sameAs, type FieldRule } from '@routeglass/domain/field-rules';

/** A password set through a link. */
export interface NewPassword {
  readonly password: string;
  readonly confirmPassword: string;
  /** Answer to the captcha. */
  readonly captcha: string;
}

/** Validation rules of the fields, in the order of the form. */
export function newPasswordRules(first: string): Readonly<Record<string, FieldRule>> {
  return { password: all(required, password), confirmPassword: all(required, sameAs(first)) };
}
