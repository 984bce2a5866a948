import type { ApiFailure } from '@routeglass/api-client/client';
import { useMemo } from 'react';
import { failureWords } from './failureWords.ts';

/** The errors that a form shows. */
export interface FormProblem {
  readonly error?: string;
  readonly serverErrors?: Readonly<Record<string, string>>;
}

/** The errors of a failed call: by field if the server named fields, otherwise for the whole form. */
export function formProblem(failure: ApiFailure | undefined, fields: readonly string[]): FormProblem {
  if (!failure) return {};
  const named = failure.issues.filter(({ path }) => fields.includes(path));
  if (named.length === 0) return { error: failureWords(failure) };
  return { serverErrors: Object.fromEntries(named.map(({ path, message }) => [path, message])) };
}

/** Returns the same object for the same failure, since forms treat a new object as a new answer. */
export function useFormProblem(failure: ApiFailure | undefined, fields: readonly string[] = []): FormProblem {
  const names = fields.join(' ');
  return useMemo(() => formProblem(failure, names.split(' ')), [failure, names]);
}
