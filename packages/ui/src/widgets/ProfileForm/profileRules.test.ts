import { fieldMessages, problemsOf } from '@routeglass/domain/field-rules';
import { describe, expect, it } from 'vitest';
import { passwordRules, readProfile } from './profileRules.ts';

const texts =
  (fields: Readonly<Record<string, string>>) =>
  (name: string): string =>
    fields[name] ?? '';

describe('passwordRules', () => {
  it.each([
    [true, { current: 'x', password: 'abcD1!xyz', confirmPassword: 'abcD1!xyz' }, {}],
    [true, { password: 'abcD1!xyz', confirmPassword: 'abcD1!xyz' }, { current: 'Required field' }],
    [false, { password: 'abcD1!xyz', confirmPassword: 'abcD1!xyz' }, {}],
    [false, { password: 'weak', confirmPassword: 'weak' }, { password: fieldMessages.password }],
    [false, { password: 'abcD1!xyz', confirmPassword: 'other' }, { confirmPassword: fieldMessages.passwordsDiffer }],
  ])('with a password: %s, of %j say %j', (hasPassword, fields, wrong) => {
    const found = problemsOf(texts(fields), passwordRules(hasPassword, fields.password));
    expect(Object.fromEntries(found.map(({ path, message }) => [path[0].key, message]))).toEqual(wrong);
  });
});

it('reads the fields without the space around them', () => {
  expect(readProfile(texts({ firstname: ' Ada', lastname: 'Brook ', position: 'Engineer' }))).toEqual({
    firstname: 'Ada',
    lastname: 'Brook',
    position: 'Engineer',
  });
});
