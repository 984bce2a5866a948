import { isEmail } from '@routeglass/domain/email';

/** What is wrong with an e-mail address that was typed, or null. */
export function emailProblem(text: string): string | null {
  if (text === '') return 'Required field';
  return isEmail(text) ? null : 'Enter a valid email';
}
