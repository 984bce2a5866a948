import { all, email, required } from '@routeglass/domain/field-rules';

/** Credentials. The password is sent exactly as typed. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Answer to the captcha. */
  readonly captcha: string;
}

export const credentialRules = { email: all(required, email), password: required };

export const codeRules = { code: required };

/** Normalizes a code: six digits may be typed in groups, a recovery code keeps its hyphens. */
export function readCode(text: string): string {
  return text.replaceAll(/\s/g, '');
}
