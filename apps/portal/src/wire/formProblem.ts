import type { ApiFailure } from '@routeglass/api-client/client';
import { useMemo } from 'react';
import { failureWords } from './failureWords.ts';

/** What a form says of a refusal. */
export interface FormProblem {
  readonly error?: string;
  readonly serverErrors?: Readonly<Record<string, string>>;
}

/** What the server refused: field by field where it named fields, else as a whole. */
export function formProblem(failure: ApiFailure | undefined, fields: readonly string[]): FormProblem {
  if (!failure) return {};
  const named = failure.issues.filter(({ path }) => fields.includes(path));
  if (named.length === 0) return { error: failureWords(failure) };
  return { serverErrors: Object.fromEntries(named.map(({ path, message }) => [path, message])) };
}

/** The same object for the same failure: a new one is a new answer. */
export function useFormProblem(failure: ApiFailure | undefined, fields: readonly string[] = []): FormProblem {
  const names = fields.join(' ');
  return useMemo(() => formProblem(failure, names.split(' ')), [failure, names]);
}
