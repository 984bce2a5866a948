import { all, email, required, type FieldRule } from '@routeglass/domain/field-rules';
import { trappedIn } from '../../facts/honeypot.ts';

/** What one can write about. */
export const feedbackTypes = ['Feedback', 'Bugreport', 'Request'] as const;
export type FeedbackType = (typeof feedbackTypes)[number];

/** What was written; what is empty is left out. */
export interface Feedback {
  readonly type: FeedbackType;
  readonly subject: string;
  readonly message: string;
  /** Of a guest. */
  readonly name?: string;
  /** Of a guest. */
  readonly email?: string;
  /** Answer of the captcha, of a guest. */
  readonly captcha?: string | undefined;
  /** What a program wrote into the field that people do not see; absent for people. */
  readonly website?: string;
}

const ofAll = { type: required, subject: required, message: required };

/** The rules of the fields, in the order of the form. */
export function feedbackRules(isGuest: boolean): Readonly<Record<string, FieldRule>> {
  return isGuest ? { ...ofAll, name: required, email: all(required, email) } : ofAll;
}

/** What is in the fields, without the space around it. */
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
