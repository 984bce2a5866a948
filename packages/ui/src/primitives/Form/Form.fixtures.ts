import type { FieldIssue } from './fieldErrors.ts';

/** A check as a caller writes one: a name and an e-mail are required. */
export function validate(data: FormData): FieldIssue[] {
  return ['name', 'email', 'topic']
    .filter((name) => data.has(name) && data.get(name) === '')
    .map((key) => ({ path: [{ key }], message: 'Required field' }));
}

export const labels = { name: 'Name', email: 'Email', topic: 'Topic' };
