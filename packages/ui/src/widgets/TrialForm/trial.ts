import { email, optional, required } from '@routeglass/domain/field-rules';

/** A requested trial, besides what the session knows about the reader. Empty fields are left out. */
export interface TrialRequest {
  readonly company: string;
  /** Address for alerts, if not the reader's own. */
  readonly notificationEmail?: string;
  readonly comment?: string;
}

/** By field, as the API names them. */
export const trialRules = { company: required, notification_email: optional(email) };

export function readTrial(textOf: (name: string) => string): TrialRequest {
  const [notificationEmail, comment] = [textOf('notification_email').trim(), textOf('comment').trim()];
  return {
    company: textOf('company').trim(),
    ...(notificationEmail !== '' && { notificationEmail }),
    ...(comment !== '' && { comment }),
  };
}
