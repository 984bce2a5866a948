import { all, email, required } from '@routeglass/domain/field-rules';

/** An address that gets no mail. */
export interface Suppression {
  readonly email: string;
  /** Why: what its mail server said, or what an administrator wrote. */
  readonly reason: string;
  readonly since: Date;
}

/** An address to send no more mail to. */
export interface NewSuppression {
  readonly email: string;
  readonly reason?: string;
}

export const suppressionRules = { email: all(required, email) };

/** Values of the fields, trimmed. */
export function readSuppression(textOf: (name: string) => string): NewSuppression {
  const reason = textOf('reason').trim();
  return { email: textOf('email').trim(), ...(reason !== '' && { reason }) };
}
