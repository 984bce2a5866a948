import type { FieldIssue } from './fieldErrors.ts';

/** A check as a caller might write it: name and email are required. */
export function validate(data: FormData): FieldIssue[] {
  return ['name', 'email', 'topic']
    .filter((name) => data.has(name) && data.get(name) === '')
    .map((key) => ({ path: [{ key }], message: 'Required field' }));
}

export const labels = { name: 'Name', email: 'Email', topic: 'Topic' };
