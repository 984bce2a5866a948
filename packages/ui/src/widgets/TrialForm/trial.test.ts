import { problemsOf } from '@routeglass/domain/field-rules';
import { describe, expect, it } from 'vitest';
import { readTrial, trialRules } from './trial.ts';

const texts =
  (fields: Readonly<Record<string, string>>) =>
  (name: string): string =>
    fields[name] ?? '';

describe('trialRules', () => {
  it.each([
    [{}, { company: 'Required field' }],
    [{ company: 'Kestrel' }, {}],
    [{ company: 'Kestrel', notification_email: 'noc' }, { notification_email: 'Enter a valid email' }],
    [{ company: 'Kestrel', notification_email: 'noc@example.net' }, {}],
  ])('of %j say %j', (fields, wrong) => {
    const found = problemsOf(texts(fields), trialRules);
    expect(Object.fromEntries(found.map(({ path, message }) => [path[0].key, message]))).toEqual(wrong);
  });
});

describe('readTrial', () => {
  it.each([
    [{ company: ' Kestrel ', comment: ' ' }, { company: 'Kestrel' }],
    [
      { company: 'Kestrel', notification_email: 'noc@example.net', comment: 'Soon' },
      { company: 'Kestrel', notificationEmail: 'noc@example.net', comment: 'Soon' },
    ],
  ])('makes %j a request', (fields, request) => {
    expect(readTrial(texts(fields))).toEqual(request);
  });
});
