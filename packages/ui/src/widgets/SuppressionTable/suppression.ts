import { all, email, required } from '@routeglass/domain/field-rules';

/** An address that receives no mail. */
export interface Suppression {
  readonly email: string;
  /** The reason: the response of its mail server, or an administrator's note. */
  readonly reason: string;
  readonly since: Date;
}

/** An address to stop mail to. */
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
