import { Problem } from '../../http/problem.ts';

/** The same error for a code that is wrong, expired or used before. */
export function wrongCode(): Problem {
  const message = 'This code is wrong or was used before. Enter the next one.';
  return new Problem('E_FORM_INVALID', message, [{ path: 'code', message }]);
}
