import { all, email, required, type FieldRule } from '@routeglass/domain/field-rules';
import { trappedIn } from '../../facts/honeypot.ts';

/** Types of feedback. */
export const feedbackTypes = ['Feedback', 'Bugreport', 'Request'] as const;
export type FeedbackType = (typeof feedbackTypes)[number];

/** A message; empty fields are left out. */
export interface Feedback {
  readonly type: FeedbackType;
  readonly subject: string;
  readonly message: string;
  /** For a guest. */
  readonly name?: string;
  /** For a guest. */
  readonly email?: string;
  /** A guest's answer to the captcha. */
  readonly captcha?: string | undefined;
  /** What a bot wrote into the hidden field; absent for people. */
  readonly website?: string;
}

const ofAll = { type: required, subject: required, message: required };

/** Validation rules of the fields, in the order of the form. */
export function feedbackRules(isGuest: boolean): Readonly<Record<string, FieldRule>> {
  return isGuest ? { ...ofAll, name: required, email: all(required, email) } : ofAll;
}

/** Values of the fields, trimmed. */
export function readFeedback(textOf: (name: string) => string, captcha: string | null): Feedback {
  const type = feedbackTypes.find((each) => each === textOf('type')) ?? 'Feedback';
  const [name, address] = [textOf('name').trim(), textOf('email').trim()];
  return {
    type,
    subject: textOf('subject').trim(),
    message: textOf('message').trim(),
    ...(name !== '' && { name }),
    ...(address !== '' && { email: address }),
    captcha: captcha || undefined,
    ...trappedIn(textOf),
  };
}
